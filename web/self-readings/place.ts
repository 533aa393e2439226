import { idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

/** What of the screen stands in the address. */
export interface SelfReadingsPlace {
  /** The round; the newest one without it. */
  readonly round?: number | undefined;
  readonly tab?: string | undefined;
  readonly filter?: string | undefined;
  /** The house from which one came: its round, else one is being begun. */
  readonly house?: number | undefined;
}

function readPlace({ round, tab, filter, house }: Search): SelfReadingsPlace {
  return { round: idIn(round), tab: wordIn(tab), filter: wordIn(filter), house: idIn(house) };
}

export type Go = GoTo<SelfReadingsPlace>;

/** The place as the address has it, and a step to another; steps leave no trace for Back. */
export function useSelfReadingsPlace() {
  return usePlace<SelfReadingsPlace>({ read: readPlace, isTraceless: true });
}
