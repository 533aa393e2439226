import type { Fraction } from './fraction.ts';
import { daysBetween, daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { CLIMATE_SHARES } from '#contract/rules/climate-shares.ts';
import { ratio, sumOf, whole } from './exact.ts';

/** Two days, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** How long it is between two days, exactly. */
export interface SpanTime {
  readonly days: number;
  /** Of a part of a month as much as its days are of it: 15 January to 28 February 2025 is 17/31 and 1. */
  readonly months: Fraction;
  /**
   * Per cent of a year's heat (vyhláška 269/2015 Sb., annex 3); `climateShare` of contract/rules says it
   * in a double.
   */
  readonly climate: Fraction;
}

export const within = (one: Span, other: Span): Span => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to < other.to ? one.to : other.to,
});

/** Nothing of a span that ends before it begins. */
export function timeOf(span: Span): SpanTime {
  const months = monthsIn(span);
  const weigh = (weight: (month: number) => number): Fraction =>
    sumOf(
      months.map(({ month, days, length }) =>
        days === length ? whole(weight(month)) : ratio(weight(month) * days, length),
      ),
    );
  return {
    days: daysOf(span),
    months: weigh(() => 1),
    climate: weigh((month) => CLIMATE_SHARES[month - 1] ?? 0),
  };
}

const daysOf = ({ from, to }: Span): number => Math.max(0, daysBetween(from, to) + 1);

interface MonthPart {
  readonly month: number;
  readonly days: number;
  readonly length: number;
}

function monthsIn(span: Span): readonly MonthPart[] {
  const parts: MonthPart[] = [];
  let { year, month } = parseIsoDate(span.from);
  for (;;) {
    const length = daysInMonth(year, month);
    const from = formatIsoDate({ year, month, day: 1 });
    if (from > span.to) return parts;
    const inMonth = within(span, { from, to: formatIsoDate({ year, month, day: length }) });
    parts.push({ month, length, days: daysOf(inMonth) });
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}
