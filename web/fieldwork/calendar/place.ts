import { day } from '#contract/fields.ts';
import { toldState, type ToldState } from '#contract/fieldwork/result-words.ts';
import { idIn, usePlace, type GoTo, type Search } from '#web/lib/place.ts';

const views = ['crew', 'day', 'week', 'month'] as const;
/** How much of the calendar is seen at once; `crew` is the day of one crew as it is walked. */
export type CalendarView = (typeof views)[number];

/** What of the calendar stands in the address, so that a link to it can be sent. */
export interface CalendarPlace {
  readonly view?: CalendarView | undefined;
  /** A day of what is seen; today when left out. */
  readonly day?: string | undefined;
  /** The open visit. */
  readonly visit?: number | undefined;
  /** What is being told of the open visit, so that Back of a phone closes it and nothing else. */
  readonly tell?: ToldState | undefined;
  /** Whose day is seen; one's own when left out. */
  readonly crew?: number | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
function readPlace(search: Search): CalendarPlace {
  return {
    view: views.find((view) => view === search['view']),
    day: day.safeParse(search['day']).data,
    visit: idIn(search['visit']),
    tell: toldState.safeParse(search['tell']).data,
    crew: idIn(search['crew']),
  };
}

export type Go = GoTo<CalendarPlace>;

/** The place as the address has it, and the way to another. */
export function useCalendarPlace() {
  return usePlace<CalendarPlace>({ read: readPlace });
}
