import { meterKind, type MeterKind } from '#contract/metering/meter-words.ts';
import { idIn, idsIn, usePlace, wordIn, type GoTo, type Search } from '#web/lib/place.ts';

/** What is being done over a list or a round: a new round, its plan, more places for it. */
const acts = ['round', 'add', 'plan'] as const;
export type Act = (typeof acts)[number];

/** What of the screen of places to visit stands in the address, so that a link to it can be sent. */
export interface VisitsPlace {
  /** The unit of the open round. */
  readonly unit?: number | undefined;
  readonly tab?: string | undefined;
  /** The chosen question. */
  readonly filter?: string | undefined;
  /** Places of this house only (its pasport_id). */
  readonly house?: number | undefined;
  /** Places with meters of this kind only. */
  readonly kind?: MeterKind | undefined;
  /** Places with a verification that ends by the end of this year. */
  readonly until?: number | undefined;
  /** These places only (their pasport_ids). */
  readonly spaces?: readonly number[] | undefined;
  /** The open round, and the part of it that is looked at. */
  readonly round?: number | undefined;
  readonly part?: string | undefined;
  readonly act?: Act | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
function readPlace(search: Search): VisitsPlace {
  return {
    unit: idIn(search['unit']),
    tab: wordIn(search['tab']),
    filter: wordIn(search['filter']),
    house: idIn(search['house']),
    kind: meterKind.options.find((kind) => kind === search['kind']),
    until: idIn(search['until']),
    spaces: idsIn(search['spaces']),
    round: idIn(search['round']),
    part: wordIn(search['part']),
    act: acts.find((act) => act === search['act']),
  };
}

/** The place after a step: another tab or round starts with nothing open. */
function stepped(place: VisitsPlace, step: VisitsPlace): VisitsPlace {
  return {
    ...place,
    ...('tab' in step && { round: undefined, part: undefined, act: undefined }),
    ...('round' in step && { part: undefined, act: undefined }),
    ...step,
  };
}

export type Go = GoTo<VisitsPlace>;

/** The place as the address has it, and the way to another. */
export function useVisitsPlace() {
  return usePlace<VisitsPlace>({ read: readPlace, stepped });
}
