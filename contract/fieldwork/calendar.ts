import { z } from 'zod';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { endpoint } from '#contract/endpoint.ts';
import { day } from '#contract/fields.ts';
import { crewColor } from './crew-words.ts';
import { visit } from './visits.ts';

/** So many days one look at the calendar shows at most: the weeks of a month. */
export const MOST_SHOWN = 42;

/** So many visits without a time are told of. */
export const MOST_WAITING = 300;

const TURNED = 'Konec nesmí být dříve než začátek';
const TOO_LONG = `Zobrazit lze nejvýše ${MOST_SHOWN} dnů`;

const span = z.object({ from: z.int(), to: z.int() });

/** A crew with its hours on the days that are shown. */
export const calendarCrew = z
  .object({
    crew_id: z.int(),
    name: z.string(),
    letters: z.string(),
    color: crewColor,
    /** Days on which it works; minutes from midnight, `to` exclusive. */
    days: z.array(z.object({ day: z.iso.date(), hours: z.array(span) })),
  })
  .meta({ id: 'CalendarCrew' });
export type CalendarCrew = z.infer<typeof calendarCrew>;

export const readWorkCalendar = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/calendar',
  access: 'user',
  modules: ['calendar'],
  forCrews: true,
  summary:
    'Kalendář prací: čety s pracovní dobou po dnech a jejich návštěvy ve všech jednotkách klienta; nejvýše 42 dnů',
  timeoutMs: 10_000,
  query: z.object({ from: day, to: day }).superRefine(({ from, to }, context) => {
    const length = daysBetween(from, to) + 1;
    if (length >= 1 && length <= MOST_SHOWN) return;
    context.addIssue({ code: 'custom', path: ['to'], message: length < 1 ? TURNED : TOO_LONG });
  }),
  result: z.object({
    crews: z.array(calendarCrew),
    visits: z.array(visit),
    /** Visits of all units that wait for a time, the oldest first; so many of them at most. */
    waiting: z.array(visit).max(MOST_WAITING),
    waiting_count: z.int(),
  }),
});
