import { shiftDays } from '#contract/czech/iso-date.ts';
import type { AgreedRate } from './agreed-rate.ts';
import { debtSteps } from './crediting.ts';
import type { CreditedMove, CreditOrder, LeftOn } from './crediting.ts';
import { dueOn } from './due-day.ts';
import {
  interestAgreed,
  interestOwed,
  type KnownRates,
  type OwedSpan,
  type RatedPart,
} from './late-interest.ts';

// Interest on late payment of each claim of an account, day by day. The ledger credits payments to what was due
// first, or to what comes of a delay before that (`crediting.ts`); the same rule tells here how much of a claim
// was owed on which days. Money is hellers.

/** A claim with the days on which something of it was late. */
export interface OwedClaim {
  readonly id: number;
  readonly amount: number;
  /** The first day of the delay: after the due day, or after the next working one (§ 607). */
  readonly late_from: string;
  /** At the end of the last day. */
  readonly unpaid: number;
  /** What was owed on which days, the day of a payment included. */
  readonly owed: readonly OwedSpan[];
}

const byDay = (one: CreditedMove, other: CreditedMove) =>
  one.on.localeCompare(other.on) || one.id - other.id;

const stands = ({ kind, is_reversed }: CreditedMove) => kind === 'payment' || is_reversed !== true;

function owedSpans(
  { amount, late_from }: Pick<OwedClaim, 'amount' | 'late_from'>,
  steps: readonly LeftOn[],
  until: string,
): readonly OwedSpan[] {
  const spans: OwedSpan[] = [];
  let from = late_from;
  let principal = amount;
  const upTo = (to: string) => {
    if (principal > 0 && from <= to) spans.push({ from, to, principal });
  };
  for (const { day, left } of steps) {
    if (day >= until) break;
    // On the day of the payment the whole is still owed.
    if (day >= late_from) {
      upTo(day);
      from = shiftDays(day, 1);
    }
    principal = left;
  }
  upTo(until);
  return spans;
}

/** The claims of an account that were due by the day, the oldest first, each with the days on which it was late. */
export function owedClaims(
  moves: readonly CreditedMove[],
  until: string,
  order: CreditOrder,
): readonly OwedClaim[] {
  const known = moves.filter((move) => move.on <= until && stands(move)).toSorted(byDay);
  return debtSteps(known, order, until).map(({ debt: { id, amount, on }, steps }) => {
    const late_from = shiftDays(dueOn(on), 1);
    const owed = owedSpans({ amount, late_from }, steps, until);
    return { id, amount, late_from, unpaid: steps.at(-1)?.left ?? amount, owed };
  });
}

/** Of which claims no interest is due: interest bears none unless it was agreed (§ 1806). */
export const bearsInterest = (name: string): boolean =>
  !/^\s*(?:úrok|poplatek z prodlení)/iu.test(name);

/** How late payments are charged: by the law, or by a rate that was agreed, in percent a year. */
export type LateRate = AgreedRate | { readonly known: KnownRates };

/** A line of the interest; of a rate that was agreed the bank says nothing. */
export interface InterestLine extends RatedPart {
  readonly rate_day: string | null;
  readonly base_rate: number | null;
  readonly rate_by: 'law' | AgreedRate['by'];
  /** Where it was agreed; empty by the law. */
  readonly rate_source: string;
}

interface ClaimInterest {
  readonly interest: number;
  readonly lines: readonly InterestLine[];
}

/** Interest on a claim in hellers, rounded once; null where the bank's rate for it is not known. */
export function claimInterest(
  { late_from, owed }: Pick<OwedClaim, 'late_from' | 'owed'>,
  rate: LateRate,
): ClaimInterest | null {
  if (owed.length === 0) return { interest: 0, lines: [] };
  if ('agreed' in rate) {
    const { interest, parts } = interestAgreed(owed, rate.agreed);
    const none = { rate_day: null, base_rate: null, rate_by: rate.by, rate_source: rate.source };
    return { interest, lines: parts.map((part) => ({ ...part, ...none })) };
  }
  const late = interestOwed(late_from, owed, rate.known);
  if (late === null) return null;
  const byLaw = { rate_by: 'law', rate_source: '' } as const;
  return { interest: late.interest, lines: late.parts.map((part) => ({ ...part, ...byLaw })) };
}
