import { z } from 'zod';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { day, hellers } from '#contract/fields.ts';
import { earliestRaise } from '#contract/rules/advance-raise.ts';
import { monthAway, monthOf } from '#contract/rules/month-info.ts';

// When a raise of advances is offered because a running period is expected to end with debts.

/** So many months before the end of a period a raise is offered, unless the client says otherwise: of a calendar year from 1 September on. */
export const RAISE_MONTHS = 4;

/** Who will owe by the last forecast that is kept, so that a raise of their advances is offered. */
export const raiseOffer = z
  .object({
    /** The month of the forecast, its first day. */
    month: day,
    as_of: day,
    /** How many recipients will owe, and how much together. */
    recipients: z.int().min(1),
    sum: hellers,
  })
  .meta({ id: 'RaiseOffer' });
export type RaiseOffer = z.infer<typeof raiseOffer>;

/** The last forecast of a settlement that is kept; `owing` is null where debts are not known. */
export interface KeptForecast {
  readonly month: string;
  readonly as_of: string;
  readonly owing: number | null;
  readonly owed: number | null;
  /** Months for which advances were not claimed yet. */
  readonly months_left: number;
}

/**
 * Whether a raise is offered on the day: from the first day of so many months before the end of the period, while a
 * month is left from whose first day a raise that is delivered today may be demanded (zákon č. 67/2013 Sb., § 4 odst. 3).
 */
export function isRaiseTime(period_to: string, raise_months: number, today: string): boolean {
  const from = monthAway(monthOf(shiftDays(period_to, 1)), -raise_months);
  return today >= from && earliestRaise(today) <= period_to;
}

/** What is offered on the day; null where nobody is expected to owe, or a raise helps no more or not yet. */
export function raiseOfferOf(
  kept: KeptForecast | null,
  { period_to, raise_months }: { readonly period_to: string; readonly raise_months: number },
  today: string,
): RaiseOffer | null {
  if (kept === null || kept.months_left === 0) return null;
  const { month, as_of, owing, owed } = kept;
  if (owing === null || owing === 0 || owed === null) return null;
  if (!isRaiseTime(period_to, raise_months, today)) return null;
  return { month, as_of, recipients: owing, sum: owed };
}
