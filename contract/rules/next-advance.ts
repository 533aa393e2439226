import { daysBetween, shiftDays, yearBefore } from '#contract/czech/iso-date.ts';

/** What the next monthly advance stands on: the cost of a time in hellers, and what is added. */
export interface AdvanceGround {
  readonly cost: number;
  /** Both days included; at most a year. */
  readonly from: string;
  readonly to: string;
  /** Per cent that is added to be on the safe side. */
  readonly reserve: number;
  /** To so many hellers it is rounded up. */
  readonly step: number;
}

const DAYS = 365n;

/**
 * A twelfth of what a year would cost with the reserve, in hellers, rounded up to the step; null where nothing was
 * borne. A settled time that is no whole year is taken for as much of a year as it has days (zákon č. 67/2013 Sb.,
 * § 4 odst. 2: advances by the cost of the period before or of the last year).
 */
export function nextAdvance({ cost, from, to, reserve, step }: AdvanceGround): number | null {
  if (cost <= 0) return null;
  const isYear = yearBefore(shiftDays(to, 1)) === from;
  const days = isYear ? DAYS : BigInt(daysBetween(from, to) + 1);
  const over = BigInt(cost) * DAYS * BigInt(100 + reserve);
  const under = days * 12n * 100n * BigInt(step);
  return Number((over + under - 1n) / under) * step;
}
