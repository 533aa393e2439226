import { monthFields } from '#contract/degree-day-month-record.ts';
import { monthInput } from '#contract/degree-days.ts';
import type { DegreeDayMonth } from '#contract/degree-days.ts';
import { emptyOf, ruledBy, type FormOf } from '#contract/record.ts';
import { heatingDaysFault } from '#contract/rules/degree-days.ts';
import { at } from '#contract/rules/rule.ts';

/** The fields' own rules, and that a month has no more heating days than days. */
export const monthRules = ruledBy(monthInput, [at('heating_days', heatingDaysFault)]);

/** Fields of a month as its form holds them. */
export type MonthValues = FormOf<typeof monthFields>;

/** The month after the newest one of the place, or the month before today's. */
export function nextMonth(
  months: readonly DegreeDayMonth[],
  place: number | undefined,
  today: string,
): { year: number; month: number } {
  const newest = months.find(({ degree_day_place_id }) => degree_day_place_id === place);
  const [year = 2000, month = 1] = today.split('-').map(Number);
  if (newest === undefined)
    return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  return newest.month === 12
    ? { year: newest.year + 1, month: 1 }
    : { year: newest.year, month: newest.month + 1 };
}

/** What a new month of the place starts with; of the place of the newest month when none is chosen. */
export function emptyMonth(
  months: readonly DegreeDayMonth[],
  chosen: number | undefined,
  today: string,
): MonthValues {
  const place = chosen ?? months[0]?.degree_day_place_id;
  return {
    ...emptyOf(monthFields),
    degree_day_place_id: place ?? null,
    ...nextMonth(months, place, today),
  };
}
