import { formatIsoDate, parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';
import { weekdayOf } from '#contract/fieldwork/working-intervals.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { CalendarView } from './place.ts';

const WEEK = 7;
/** So many weeks hold any month. */
const MONTH_WEEKS = 6;

/** The Monday of the week that the day is in. */
export const mondayOf = (day: string): string => shiftDays(day, 1 - weekdayOf(day));

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => shiftDays(first, at));

/** Days that are seen: the day, its week from Monday, or the weeks of its month. */
export function daysSeen(view: CalendarView, day: string): string[] {
  if (view === 'day' || view === 'crew') return [day];
  if (view === 'week') return daysFrom(mondayOf(day), WEEK);
  return daysFrom(mondayOf(firstOfMonth(day)), WEEK * MONTH_WEEKS);
}

/** A day of what is seen before or after. */
export function stepped(view: CalendarView, day: string, by: -1 | 1): string {
  if (view === 'day' || view === 'crew') return shiftDays(day, by);
  if (view === 'week') return shiftDays(day, by * WEEK);
  const { year, month } = parseIsoDate(day);
  const at = year * 12 + month - 1 + by;
  return formatIsoDate({ year: Math.floor(at / 12), month: (at % 12) + 1, day: 1 });
}

const monthName = new Intl.DateTimeFormat('cs-CZ', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What is seen, in words: '3. 12. 2026', '30. 11. 2026 – 6. 12. 2026', 'prosinec 2026'. */
export function periodText(view: CalendarView, day: string): string {
  if (view === 'day' || view === 'crew') return formatDate(day);
  if (view === 'month') return monthName.format(new Date(`${firstOfMonth(day)}T00:00:00Z`));
  const monday = mondayOf(day);
  return `${formatDate(monday)} – ${formatDate(shiftDays(monday, WEEK - 1))}`;
}
