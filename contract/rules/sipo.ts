import { daysBetween, daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { characterCount, optional, textOf } from './rule.ts';
import type { Rule } from './rule.ts';
import { weightedSum } from './weighted-sum.ts';

// Specification, section 5: SIPO; section 9: the countdown to the 25th.

const SIPO_LENGTH = 10;
const WEIGHTS = [3, 7, 3, 1, 7, 3, 1, 7, 3];

/** Day of the month the countdown aims at. */
export const DEFAULT_SIPO_DAY = 25;

/** An optional SIPO number: ten digits, the last being the check digit. */
export const sipoRule: Rule = optional((value) => {
  const sipo = textOf(value);
  const length = characterCount(sipo);
  if (length !== SIPO_LENGTH) return `SIPO musí být přesně 10 znaků - zadáno ${length}`;
  if (!/^\d+$/.test(sipo)) return 'SIPO smí obsahovat pouze číslice';
  // Its check digit is right, but nobody has it.
  if (/^0+$/.test(sipo)) return 'SIPO nesmí být samé nuly';
  const expected = sipoCheckDigit(sipo.slice(0, -1));
  return sipo.endsWith(String(expected)) ? null : `Chybný kontrolní součet (${expected})`;
});

/** The tenth digit that belongs to the first nine; throws a RangeError for anything but nine digits. */
export function sipoCheckDigit(nine: string): number {
  return (10 - (weightedSum(nine, WEIGHTS) % 10)) % 10;
}

/**
 * The next SIPO date on or after today, both ISO dates of the Prague calendar. In a month too short
 * for the SIPO day it is the last day of that month.
 */
export function nextSipoDate(today: string, sipoDay: number = DEFAULT_SIPO_DAY): string {
  const { year, month, day } = parseIsoDate(today);
  const thisMonth = sipoDayOf(year, month, sipoDay);
  if (day <= thisMonth) return formatIsoDate({ year, month, day: thisMonth });
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const nextDay = sipoDayOf(nextYear, nextMonth, sipoDay);
  return formatIsoDate({ year: nextYear, month: nextMonth, day: nextDay });
}

/** Whole days from today until the next SIPO date; 0 on the day itself. */
export function daysToSipo(today: string, sipoDay: number = DEFAULT_SIPO_DAY): number {
  return daysBetween(today, nextSipoDate(today, sipoDay));
}

function sipoDayOf(year: number, month: number, sipoDay: number): number {
  return Math.max(1, Math.min(sipoDay, daysInMonth(year, month)));
}
