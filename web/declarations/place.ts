import { idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';

/** What of the screen stands in the address. */
export interface DeclarationsPlace {
  /** The campaign; the newest one without it. */
  readonly campaign?: number | undefined;
  readonly filter?: string | undefined;
  /** A campaign is being started for the house of this pasport_id. */
  readonly house?: number | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
function readDeclarationsPlace({ campaign, filter, house }: Search): DeclarationsPlace {
  return { campaign: idIn(campaign), filter: wordIn(filter), house: idIn(house) };
}

/** The place as the address has it, and a step to another; steps leave no trace for Back. */
export function useDeclarationsPlace() {
  return usePlace<DeclarationsPlace>({ read: readDeclarationsPlace, isTraceless: true });
}
