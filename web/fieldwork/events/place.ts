import { day } from '#contract/fields.ts';
import { idIn, usePlace, wordIn, type GoTo, type Search } from '#web/lib/place.ts';

/** What of the screen of events stands in the address, so that a link to it can be sent. */
export interface EventsPlace {
  /** The unit of the open visit. */
  readonly unit?: number | undefined;
  /** The chosen question. */
  readonly filter?: string | undefined;
  /** Visits of these days only. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Visits of all days, not of the last ones only. */
  readonly period?: 'all' | undefined;
  /** Visits of this round, and of this house (its pasport_id), only. */
  readonly round?: number | undefined;
  readonly house?: number | undefined;
  /** The open visit. */
  readonly visit?: number | undefined;
}

const dayIn = (value: unknown): string | undefined => day.safeParse(value).data;

/** Reads the place from an address; what makes no sense there is left out. */
function readPlace(search: Search): EventsPlace {
  return {
    unit: idIn(search['unit']),
    filter: wordIn(search['filter']),
    from: dayIn(search['from']),
    to: dayIn(search['to']),
    period: search['period'] === 'all' ? 'all' : undefined,
    round: idIn(search['round']),
    house: idIn(search['house']),
    visit: idIn(search['visit']),
  };
}

/** Whether only the last visits are asked for: nobody has chosen days, nor all of them. */
export const isRecent = ({ from, to, period }: EventsPlace): boolean =>
  from === undefined && to === undefined && period === undefined;

export type Go = GoTo<EventsPlace>;

/** The place as the address has it, and the way to another. */
export function useEventsPlace() {
  return usePlace<EventsPlace>({ read: readPlace });
}
