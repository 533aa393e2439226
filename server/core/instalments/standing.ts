import { czechDate } from '#contract/czech/iso-date.ts';
import type { Agreement, AgreementState } from '#contract/money/instalments.ts';
import { agreementWatch, unpaidBeside, type CreditedAccount } from '#contract/rules/instalments.ts';
import type { Owing } from '#server/core/ledger/debtors.sql.ts';
import type { StoredAgreement, StoredAgreements } from './agreements.sql.ts';

const ofAccount =
  (id: number) =>
  ({ ledger_account_id }: { readonly ledger_account_id: number }): boolean =>
    ledger_account_id === id;

/** How agreements stand at the end of the day, the newest first; those made later are left out. */
export function standingAgreements(
  { agreements, lines, credit_order: order }: StoredAgreements,
  day: string,
): Agreement[] {
  return agreements
    .filter(({ agreed_on }) => agreed_on <= day)
    .map((one) => {
      const isOwn = ofAccount(one.ledger_account_id);
      const others = agreements.filter((other) => isOwn(other) && other !== one);
      return standingOf(one, others, { lines: lines.filter(isOwn), order }, day);
    });
}

function standingOf(
  stored: StoredAgreement,
  others: readonly StoredAgreement[],
  account: CreditedAccount,
  day: string,
): Agreement {
  const { ended_way, ...told } = stored;
  const hasEnded = told.ended_on !== null && told.ended_on <= day;
  const { standing, ...watch } = agreementWatch(
    stored,
    others,
    account,
    hasEnded ? (told.ended_on ?? day) : day,
  );
  return {
    ...told,
    ...watch,
    instalments: [...watch.instalments],
    claims: [...told.claims],
    state: hasEnded ? (ended_way ?? standing) : standing,
  };
}

/** Whether the agreement still holds: nobody has ended it, and it is not paid. */
export const isLiving = ({ state }: { readonly state: AgreementState }): boolean =>
  state === 'kept' || state === 'breached';

/** An agreement that holds, with what beside it is owed on its account. */
export interface LivingAgreement {
  readonly agreement: Agreement;
  /** Unpaid claims that it is not about, by their ids, in hellers. */
  readonly beside: ReadonlyMap<number, number>;
}

/** Agreements that hold at the end of the day, by the id of their account: each has one at most. */
export function livingAgreements(
  stored: StoredAgreements,
  day: string,
): ReadonlyMap<number, LivingAgreement> {
  return new Map(
    standingAgreements(stored, day)
      .filter(isLiving)
      .map((agreement) => {
        const isOwn = ofAccount(agreement.ledger_account_id);
        const { agreements, lines, credit_order: order } = stored;
        const own = { lines: lines.filter(isOwn), order };
        const beside = unpaidBeside(own, agreements.filter(isOwn), day);
        return [agreement.ledger_account_id, { agreement, beside }];
      }),
  );
}

/** A debtor with the agreement that holds on his account. */
export function withAgreement<D extends Owing>(debtor: D, living: LivingAgreement | undefined) {
  if (living === undefined) return { ...debtor, agreement: null };
  const { agreement, beside } = living;
  const { instalment_agreement_id, late, late_since } = agreement;
  const owedBeside = [...beside.values()].reduce((sum, one) => sum + one, 0);
  const agreed = Math.max(0, debtor.overdue - owedBeside);
  const state = agreement.state === 'breached' ? ('breached' as const) : ('kept' as const);
  return { ...debtor, agreement: { instalment_agreement_id, state, agreed, late, late_since } };
}

const states: Readonly<Record<AgreementState, string>> = {
  kept: 'platí',
  breached: 'porušená',
  fulfilled: 'splněná',
  called: 'zesplatněná',
  cancelled: 'zrušená',
};

/** 'dohoda o splátkách z 2. 3. 2026: porušená' */
export const agreementText = ({ agreed_on, state }: Pick<Agreement, 'agreed_on' | 'state'>) =>
  `dohoda o splátkách z ${czechDate(agreed_on)}: ${states[state]}`;
