import { shiftDays } from '#contract/czech/iso-date.ts';
import { dueOn } from './due-day.ts';
import {
  interestOwed,
  type KnownRates,
  type LateInterest,
  type OwedSpan,
} from './late-interest.ts';

// Several debts paid in parts. A payment goes to the debt that was due first (§ 1933 of the Civil Code),
// and within it by § 1932: to the interest first, or to the principal first where the debtor is a
// consumer in delay. Money is hellers, days are ISO dates.

export type CreditOrder = 'interest' | 'principal';

export interface Owing {
  readonly principal: number;
  readonly due_day: string;
}

export interface Payment {
  readonly amount: number;
  readonly paid_day: string;
}

/** How a debt stands at the end. */
export interface SettledDebt extends Owing {
  /** The day from which it is late is the one after this: the due day, or the next working one. */
  readonly due_on: string;
  /** Null while it was never late. */
  readonly late: LateInterest | null;
  readonly principal_left: number;
  readonly interest_left: number;
}

export interface SettledDebts {
  readonly debts: readonly SettledDebt[];
  /** What was paid over all debts. */
  readonly overpaid: number;
}

interface Open extends Owing {
  readonly due_on: string;
  readonly owed: OwedSpan[];
  /** From which day the present principal is owed. */
  since: string;
  left: number;
  interestPaid: number;
}

/** Debts after their payments up to a day; null where the bank's rate for a needed day is not known. */
export function settledDebts(
  debts: readonly Owing[],
  payments: readonly Payment[],
  { until, order }: { readonly until: string; readonly order: CreditOrder },
  rates: KnownRates,
): SettledDebts | null {
  const open = debts.map(opened).toSorted((one, other) => one.due_on.localeCompare(other.due_on));
  const counted = payments
    .filter(({ paid_day }) => paid_day <= until)
    .toSorted((one, other) => one.paid_day.localeCompare(other.paid_day));
  let overpaid = 0;
  for (const { amount, paid_day } of counted) {
    let rest = amount;
    for (const debt of open) {
      const credited = credit(debt, rest, { paid_day, order }, rates);
      if (credited === null) return null;
      rest -= credited;
    }
    overpaid += rest;
  }
  const settled: SettledDebt[] = [];
  for (const debt of open) {
    const end = settledAt(debt, until, rates);
    if (end === null) return null;
    settled.push(end);
  }
  return { debts: settled, overpaid };
}

function opened({ principal, due_day }: Owing): Open {
  const due_on = dueOn(due_day);
  const since = shiftDays(due_on, 1);
  return { principal, due_day, due_on, owed: [], since, left: principal, interestPaid: 0 };
}

/** What was owed up to the day, the day of a payment included. */
function owedTo({ owed, since, left }: Open, day: string): OwedSpan[] {
  return left > 0 && since <= day ? [...owed, { from: since, to: day, principal: left }] : owed;
}

/** Undefined while the debt was not late; null where a rate is not known. */
function lateTo(debt: Open, day: string, rates: KnownRates): LateInterest | null | undefined {
  const owed = owedTo(debt, day);
  return owed.length === 0 ? undefined : interestOwed(shiftDays(debt.due_on, 1), owed, rates);
}

/** How much of a payment the debt takes. */
function credit(
  debt: Open,
  amount: number,
  { paid_day, order }: { readonly paid_day: string; readonly order: CreditOrder },
  rates: KnownRates,
): number | null {
  const late = lateTo(debt, paid_day, rates);
  if (late === null) return null;
  const interest = (late?.interest ?? 0) - debt.interestPaid;
  const toInterest =
    order === 'interest'
      ? Math.min(amount, interest)
      : Math.min(Math.max(0, amount - debt.left), interest);
  const toPrincipal = Math.min(amount - toInterest, debt.left);
  if (toPrincipal > 0 && debt.since <= paid_day) {
    debt.owed.push({ from: debt.since, to: paid_day, principal: debt.left });
    debt.since = shiftDays(paid_day, 1);
  }
  debt.left -= toPrincipal;
  debt.interestPaid += toInterest;
  return toInterest + toPrincipal;
}

function settledAt(debt: Open, until: string, rates: KnownRates): SettledDebt | null {
  const late = lateTo(debt, until, rates);
  if (late === null) return null;
  return {
    principal: debt.principal,
    due_day: debt.due_day,
    due_on: debt.due_on,
    late: late ?? null,
    principal_left: debt.left,
    interest_left: (late?.interest ?? 0) - debt.interestPaid,
  };
}
