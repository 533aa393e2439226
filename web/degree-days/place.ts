import { flagIn, idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

/** What of the screen of degree-days stands in the address. */
export interface DegreeDaysPlace {
  readonly tab?: string | undefined;
  /** Indoor temperature; 19 °C when left out. */
  readonly indoor?: 20 | 21 | undefined;
  /** degree_day_place_id of the chosen place. */
  readonly place?: number | undefined;
  /** degree_day_month_id of the open month. */
  readonly month?: number | undefined;
  /** degree_day_place_id of the place that is being edited. */
  readonly edit?: number | undefined;
  /** The two seasons that are compared, by the year in which they began. */
  readonly first?: number | undefined;
  readonly second?: number | undefined;
  readonly hidden?: 1 | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readDegreeDaysPlace(search: Search): DegreeDaysPlace {
  const indoor = search['indoor'];
  return {
    tab: wordIn(search['tab']),
    indoor: indoor === 20 || indoor === 21 ? indoor : undefined,
    place: idIn(search['place']),
    month: idIn(search['month']),
    edit: idIn(search['edit']),
    first: idIn(search['first']),
    second: idIn(search['second']),
    hidden: flagIn(search['hidden']),
  };
}

/** The place after a step: another tab leaves the open record. */
function stepped(place: DegreeDaysPlace, step: DegreeDaysPlace): DegreeDaysPlace {
  return { ...place, ...('tab' in step && { month: undefined, edit: undefined }), ...step };
}

export type Go = GoTo<DegreeDaysPlace>;

/** The place as the address has it, and the way to another. */
export function useDegreeDaysPlace() {
  return usePlace<DegreeDaysPlace>({ read: readDegreeDaysPlace, stepped });
}
