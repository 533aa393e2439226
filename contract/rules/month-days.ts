import { czechDate, daysInMonth, parseIsoDate } from '#contract/czech/iso-date.ts';
import { czechPlural } from './plural.ts';

/**
 * How a change inside a month counts: from the next month, so that a month is claimed as it stands on its
 * first day; or by days, so that each day is claimed of whoever bears the space then.
 */
export type MonthChange = 'next' | 'days';

/** What is prescribed a month from a day of it on, in hellers, until the next of such days. */
export interface MonthSpan {
  /** The number of the day in its month, from 1. */
  readonly day: number;
  readonly amount: number;
}

/** How many days the month of the day has. */
export function monthLength(day: string): number {
  const { year, month } = parseIsoDate(day);
  return daysInMonth(year, month);
}

/**
 * What of a month is claimed by days for each of its spans, in hellers. A day is that part of the amount
 * that it is of the month. Each span gets what the month has come to by its end, rounded to a heller, less
 * what it had come to before: so spans of one amount make the very amount, whoever bears them. Spans begin
 * with growing days; what is before the first one costs nothing. The same is reckoned by
 * `prescribedIn` (server/core/ledger/prescribed.sql.ts).
 */
export function partsOfMonth(length: number, spans: readonly MonthSpan[]): readonly number[] {
  let accrued = 0;
  return spans.map(({ day, amount }, at) => {
    const days = (spans[at + 1]?.day ?? length + 1) - day;
    const before = rounded(accrued, length);
    accrued += amount * days;
    return rounded(accrued, length) - before;
  });
}

/** A count of hellers times days as hellers, halves up. */
const rounded = (accrued: number, length: number): number =>
  Math.floor((2 * accrued + length) / (2 * length));

/** From when a change of a prescription inside a month counts: what a sheet and a preview say of it. */
export const changeTexts: Readonly<Record<MonthChange, string>> = {
  next: 'Předepisuje se to, co platí prvního dne měsíce; změna v průběhu měsíce se projeví od následujícího měsíce.',
  days: 'Změna v průběhu měsíce se počítá po dnech: za každý den se předepíše tolikátý díl měsíční částky, kolik má měsíc dnů, a to tomu, kdo ten den platí.',
};

/** '21 z 31 dnů'; empty of a whole month. */
export function daysText(days: number, length: number): string {
  if (days === length) return '';
  return `${days}\u00A0z\u00A0${length}\u00A0${czechPlural(length, 'dne', 'dnů', 'dnů')}`;
}

/** How a change from a day inside a month is claimed; empty of one from the first day. */
export function turnText(change: MonthChange, from: string): string {
  const { day } = parseIsoDate(from);
  if (day === 1) return '';
  const length = monthLength(from);
  if (change === 'next')
    return `Změna od ${czechDate(from)} se poprvé předepíše v následujícím měsíci.`;
  return `V prvním měsíci se počítá po dnech: ${day - 1} z ${length} dnů po staru, ${length - day + 1} z ${length} dnů po novu.`;
}
