import { z } from 'zod';
import { monthFields } from '#contract/degree-days.ts';
import type { DegreeDayMonth } from '#contract/degree-days.ts';
import { heatingDaysFault } from '#contract/rules/degree-days.ts';

/** The fields' own rules, and that a month has no more heating days than days. */
export const monthRules = z.object(monthFields).superRefine((month, context) => {
  const message = heatingDaysFault(month);
  if (message !== null) context.addIssue({ code: 'custom', path: ['heating_days'], message });
});

// A number field holds the raw text while it reads as no number.
type Typed = number | string | null;
export interface MonthValues {
  degree_day_place_id: number | null;
  year: Typed;
  month: number;
  heating_days: Typed;
  mean_temperature: Typed;
  [field: string]: unknown;
}

/** Names of the fields for people. */
export const monthLabels = {
  degree_day_place_id: 'Místo',
  year: 'Rok',
  month: 'Měsíc',
  heating_days: 'Dnů topení',
  mean_temperature: 'Průměrná teplota',
} as const;

/** What of a month its form holds. */
export function monthValues(month: DegreeDayMonth): MonthValues {
  const { degree_day_place_id, year, heating_days, mean_temperature } = month;
  return { degree_day_place_id, year, month: month.month, heating_days, mean_temperature };
}

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
    degree_day_place_id: place ?? null,
    ...nextMonth(months, place, today),
    heating_days: null,
    mean_temperature: null,
  };
}
