import type { AccountLine } from '#contract/money/accounts.ts';
import type { ArrearsSettings, LateClaim } from '#contract/money/arrears-interest.ts';
import { agreedOn, type AgreedRate, type RateFrom } from '#contract/rules/agreed-rate.ts';
import {
  bearsInterest,
  claimInterest,
  owedClaims,
  type LateRate,
} from '#contract/rules/claim-interest.ts';
import type { CreditedMove, CreditOrder } from '#contract/rules/crediting.ts';
import type { KnownRates } from '#contract/rules/late-interest.ts';

type Line = Pick<
  AccountLine,
  'kind' | 'id' | 'on' | 'name' | 'for_month' | 'amount' | 'is_reversed'
> &
  Pick<CreditedMove, 'meant_for'>;

/** By what late payments of accounts are charged, and which claims payments pay. */
export interface LateRule {
  /** What is agreed for a delay of the account that began on the day; null where the law holds. */
  readonly agreed: (ledger_account_id: number, day: string) => AgreedRate | null;
  readonly known: KnownRates;
  readonly order: CreditOrder;
}

/** A rate that the contract of an account has agreed. */
export interface ContractRate extends RateFrom {
  readonly ledger_account_id: number;
}

/** The rule of the unit and of its accounts, of what was set. */
export const lateRuleOf = ({
  contract_rates,
  rates: known,
  credit_order: order,
  ...ofUnit
}: Pick<ArrearsSettings, 'agreed_rate' | 'rate_source'> & {
  readonly contract_rates: readonly ContractRate[];
  readonly rates: KnownRates;
  readonly credit_order: CreditOrder;
}): LateRule => ({
  agreed: (id, day) =>
    agreedOn(
      day,
      contract_rates.filter(({ ledger_account_id }) => ledger_account_id === id),
      ofUnit,
    ),
  known,
  order,
});

/** An account with its lines. */
interface LateAccount {
  readonly ledger_account_id: number;
  readonly lines: readonly Line[];
}

/** Claims of an account that are or were late by the end of the day; what is not paid first. */
export function lateClaimsOf(
  { ledger_account_id, lines }: LateAccount,
  day: string,
  { agreed, known, order }: LateRule,
): LateClaim[] {
  const rateOf = (late_from: string): LateRate => agreed(ledger_account_id, late_from) ?? { known };
  const claims = new Map(
    lines.filter(({ kind }) => kind === 'claim').map((line) => [line.id, line]),
  );
  const late = owedClaims(lines, day, order).flatMap((owed): LateClaim[] => {
    const claim = claims.get(owed.id);
    if (claim === undefined || owed.owed.length === 0) return [];
    const bears = bearsInterest(claim.name);
    const counted = bears
      ? claimInterest(owed, rateOf(owed.late_from))
      : { interest: 0, lines: [] };
    return [
      {
        ledger_claim_id: owed.id,
        name: claim.name,
        for_month: claim.for_month,
        due_on: claim.on,
        amount: owed.amount,
        unpaid: owed.unpaid,
        late_from: owed.late_from,
        bears,
        interest: counted?.interest ?? null,
        lines: [...(counted?.lines ?? [])],
      },
    ];
  });
  return [...late.filter(isUnpaid), ...late.filter((claim) => !isUnpaid(claim))];
}

export const isUnpaid = ({ unpaid }: LateClaim): boolean => unpaid > 0;

/** What claims bear together; null where something of it is not known. */
export function interestOf(claims: readonly LateClaim[]): number | null {
  return claims.reduce<number | null>(
    (sum, { interest }) => (sum === null || interest === null ? null : sum + interest),
    0,
  );
}
