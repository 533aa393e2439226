import { daysInMonth, formatIsoDate, parseIsoDate, shiftDays } from '#contract/czech/iso-date.ts';
import { dueOn } from '#contract/rules/due-day.ts';
import { lawOn, type LawRow } from '#contract/rules/law-on.ts';

/** The day so many months later; of a day that its month has not the last one. */
export function monthsLater(isoDate: string, months: number): string {
  const { year, month, day } = parseIsoDate(isoDate);
  const at = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(at / 12), (at % 12) + 1];
  const last = daysInMonth(toYear, toMonth);
  return formatIsoDate({ year: toYear, month: toMonth, day: Math.min(day, last) });
}

/** The days of a settlement, both included. */
export interface SettledPeriod {
  readonly period_from: string;
  readonly period_to: string;
}

/** By when it is to be delivered (zákon č. 67/2013 Sb., § 7 odst. 1), on a working day; null while the law's term is not known. */
export function deliverUntil(
  law: readonly LawRow[],
  { period_from, period_to }: SettledPeriod,
): string | null {
  const months = lawOn(law, 'deliver-months', period_from);
  return months === null ? null : dueOn(monthsLater(period_to, months));
}

/**
 * The penalty for a started day of delay and a recipient in hellers (§ 13), by the row that holds on the first late
 * day; null where nobody knows.
 */
export function penaltyPerDay(law: readonly LawRow[], until: string): number | null {
  const crowns = lawOn(law, 'delay-daily', shiftDays(until, 1));
  return crowns === null ? null : Math.round(crowns * 100);
}
