import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { nextSipoDate } from './sipo.ts';

// A period is a month of prescriptions, RRRR-MM. Changes are handed over in the month before it:
// the payer's document comes at the beginning of the period.

const MONTHS = 12;

/** The period so many months later, or earlier for a negative number. */
export function shiftPeriod(period: string, months: number): string {
  const { year, month } = parseIsoDate(periodDay(period));
  const count = year * MONTHS + month - 1 + months;
  const shifted = (count % MONTHS) + 1;
  return `${String(Math.floor(count / MONTHS)).padStart(4, '0')}-${String(shifted).padStart(2, '0')}`;
}

/** The day whose state is prescribed for the period: its first. */
export function periodDay(period: string): string {
  return `${period}-01`;
}

/** The period that is handed over at the next SIPO date; `today` is an ISO date. */
export function nextSipoPeriod(today: string, sipoDay: number): string {
  return shiftPeriod(nextSipoDate(today, sipoDay).slice(0, 7), 1);
}

/** Periods that may be handed over today: the next one, the one before for the late, the one after for the early. */
export function openSipoPeriods(today: string, sipoDay: number): string[] {
  const next = nextSipoPeriod(today, sipoDay);
  return [-1, 0, 1].map((months) => shiftPeriod(next, months));
}

/** A period as people write it: 1/2026. */
export function periodText(period: string): string {
  const { year, month } = parseIsoDate(periodDay(period));
  return `${month}/${year}`;
}
