import type { AccountLine } from '#contract/money/accounts.ts';
import type { ArrearsSettings, LateClaim } from '#contract/money/arrears-interest.ts';
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

/** By what late payments of a unit are charged, and which claims its payments pay. */
export interface LateRule {
  readonly rate: LateRate;
  readonly order: CreditOrder;
}

/** The rule of the unit, of what it has set. */
export const lateRuleOf = ({
  agreed_rate,
  rates,
  credit_order: order,
}: Pick<ArrearsSettings, 'agreed_rate'> & {
  readonly rates: KnownRates;
  readonly credit_order: CreditOrder;
}): LateRule => ({
  rate: agreed_rate === null ? { known: rates } : { agreed: agreed_rate },
  order,
});

/** Claims of an account that are or were late by the end of the day; what is not paid first. */
export function lateClaimsOf(
  lines: readonly Line[],
  day: string,
  { rate, order }: LateRule,
): LateClaim[] {
  const claims = new Map(
    lines.filter(({ kind }) => kind === 'claim').map((line) => [line.id, line]),
  );
  const late = owedClaims(lines, day, order).flatMap((owed): LateClaim[] => {
    const claim = claims.get(owed.id);
    if (claim === undefined || owed.owed.length === 0) return [];
    const bears = bearsInterest(claim.name);
    const counted = bears ? claimInterest(owed, rate) : { interest: 0, lines: [] };
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
