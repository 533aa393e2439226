import { daysBetween, shiftDays } from '#contract/czech/iso-date.ts';
import { climateShare } from './climate-shares.ts';

/** A sum that is of a period, both of its days included; the sum in hellers. */
export interface PeriodSum {
  readonly period_from: string;
  readonly period_to: string;
  readonly total: number;
}

/** What of the period's whole lies in it up to the day, the day included; the unit is that of the whole. */
export type Weight = (upTo: string) => number | null;

/** Days from the beginning of the period. */
export const byDays =
  ({ period_from }: PeriodSum): Weight =>
  (upTo) =>
    daysBetween(period_from, upTo) + 1;

/** Shares of a year's heat (vyhláška č. 269/2015 Sb., příloha 3); of a period without heating the days. */
export const byClimate = (period: PeriodSum): Weight =>
  climateShare(period.period_from, period.period_to) === 0
    ? byDays(period)
    : (upTo) => climateShare(period.period_from, upTo);

/**
 * What of the sum falls on the days from–to, in hellers; null where the weight of a day that decides is not
 * known. What has come up to a day is rounded to hellers, halves up, and a part is the difference of two such
 * days: so neighbouring parts make the whole exactly, whatever they are and in whatever order they are asked.
 */
export function partOfCost(
  period: PeriodSum,
  from: string,
  to: string,
  weight: Weight,
): number | null {
  const { period_from, period_to, total } = period;
  const first = from < period_from ? period_from : from;
  const last = to > period_to ? period_to : to;
  if (last < first) return 0;
  const upTo = (day: string): number | null => {
    if (day < period_from) return 0;
    if (day >= period_to) return total;
    const [part, whole] = [weight(day), weight(period_to)];
    if (part === null || whole === null || whole <= 0) return null;
    return Math.round((total * part) / whole);
  };
  const [before, until] = [upTo(shiftDays(first, -1)), upTo(last)];
  return before === null || until === null ? null : until - before;
}
