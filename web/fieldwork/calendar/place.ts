import { day } from '#contract/fields.ts';
import { idIn, usePlace, type GoTo, type Search } from '#web/lib/place.ts';

const views = ['day', 'week', 'month'] as const;
/** How much of the calendar is seen at once. */
export type CalendarView = (typeof views)[number];

/** What of the calendar stands in the address, so that a link to it can be sent. */
export interface CalendarPlace {
  readonly view?: CalendarView | undefined;
  /** A day of what is seen; today when left out. */
  readonly day?: string | undefined;
  /** The open visit. */
  readonly visit?: number | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
function readPlace(search: Search): CalendarPlace {
  return {
    view: views.find((view) => view === search['view']),
    day: day.safeParse(search['day']).data,
    visit: idIn(search['visit']),
  };
}

export type Go = GoTo<CalendarPlace>;

/** The place as the address has it, and the way to another. */
export function useCalendarPlace() {
  return usePlace<CalendarPlace>({ read: readPlace });
}
