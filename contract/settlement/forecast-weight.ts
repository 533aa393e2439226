import { shiftDays } from '#contract/czech/iso-date.ts';
import type { FrozenService } from './frozen.ts';
import { timeOf, type Span } from './span-time.ts';

/** Of the first days of a period nothing is read about the rest of it: so much of its weight must be behind. */
export const LEAST_PART = 0.1;

/** Degree-days of a running period before and behind a day; null where they are not known. */
export interface ForecastSpan {
  /** Until the day, and the same days a year before. */
  readonly elapsed: number | null;
  readonly former: number | null;
  /** Of the rest, a year before. */
  readonly rest: number | null;
}

/** What follows behind a day of the period. */
export const restBehind = (until: string | null, period: Span): Span => ({
  from: until === null ? period.from : shiftDays(until, 1),
  to: period.to,
});

/** How much of a service falls on a time: of heat by annex 3 (vyhláška č. 269/2015 Sb.), else by days. */
export function weightOf({ rule }: Pick<FrozenService, 'rule'>): (span: Span) => number {
  return rule.time_weight === 'climate'
    ? (span) => timeOf(span).climate.toNumber()
    : (span) => timeOf(span).days;
}

/** Degree-days of the year before, before and behind the day; null where they do not tell how it was divided. */
export function coldOf(weather: ForecastSpan | null) {
  const { former, rest } = weather ?? { former: null, rest: null };
  return former === null || rest === null || former + rest <= 0 ? null : { former, rest };
}
