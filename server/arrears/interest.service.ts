import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  Debt,
  LateClaim,
  LegalLine,
  listForLawyer,
  readDebt,
} from '#contract/money/arrears-interest.ts';
import type { LedgerAccount } from '#contract/money/accounts.ts';
import type { Agreement } from '#contract/money/instalments.ts';
import { claimText, debtPlace } from '#contract/money/debt-text.ts';
import type { InterestLine } from '#contract/rules/claim-interest.ts';
import { selectAccounts } from '#server/core/ledger/accounts.sql.ts';
import { selectAgreements } from '#server/core/instalments/agreements.sql.ts';
import { agreementText, standingAgreements } from '#server/core/instalments/standing.ts';
import { interestOf, isUnpaid, lateClaimsOf, lateRuleOf } from '#server/core/ledger/late-claims.ts';
import { selectRateRule, selectRuleAndLines } from '#server/core/ledger/late-rate.sql.ts';
import { selectLinesOf, type AccountsLine } from '#server/core/ledger/lines.sql.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** The late claims of an account with their interest at the end of the day. Errors: `not-found`. */
export async function read({
  unit,
  db,
  params: { ledger_account_id: id },
  query,
  portal,
}: UnitCall<typeof readDebt>): Promise<Debt> {
  const day = query.as_of ?? pragueDay(portal.now());
  const [[account], { rule, lines }] = await Promise.all([
    selectAccounts(db, unit, { day, id }),
    selectRuleAndLines(db, unit, { id, day }),
  ]);
  ensure(account !== undefined, 'not-found');
  const late = lateRuleOf(rule);
  const claims = lateClaimsOf({ ledger_account_id: id, lines }, day, late);
  const agreed = late.agreed(id, day);
  return {
    account,
    agreed_rate: agreed?.agreed ?? null,
    rate_source: agreed?.source ?? '',
    rate_by: agreed?.by ?? 'law',
    credit_order: rule.credit_order,
    claims,
    open_interest: interestOf(claims.filter(isUnpaid)),
    paid_interest: interestOf(claims.filter((claim) => !isUnpaid(claim))),
  };
}

/** Lines of claims, payments and interest of the accounts, for a lawyer. Errors: `not-found`. */
export async function listLegal({ unit, db, body, portal }: UnitCall<typeof listForLawyer>) {
  const day = body.as_of ?? pragueDay(portal.now());
  const ids = new Set(body.accounts);
  const all = await selectAccounts(db, unit, { day });
  const accounts = all.filter(({ ledger_account_id }) => ids.has(ledger_account_id));
  ensureNamed(accounts.length === ids.size, 'accounts');
  const lines = await selectLinesOf(db, unit, { ids: [...ids], day });
  const rule = lateRuleOf(await selectRateRule(db, unit));
  const agreements = standingAgreements(await selectAgreements(db, unit), day);
  const values = accounts.flatMap((account) => {
    const { ledger_account_id } = account;
    const own = lines.filter((line) => line.ledger_account_id === ledger_account_id);
    const late = lateClaimsOf({ ledger_account_id, lines: own }, day, rule);
    return legalLines({ account, lines: own, late, agreed: agreedOf(agreements) });
  });
  return { values };
}

const PLAIN = {
  to: null,
  unpaid: null,
  days: null,
  rate: null,
  interest: null,
  agreement: '',
} as const;

/** What agreements say of claims, by their ids; the newest one counts. */
const agreedOf = (agreements: readonly Agreement[]): ReadonlyMap<number, string> =>
  new Map(
    agreements
      .toReversed()
      .flatMap((one) => one.claims.map((claim) => [claim.ledger_claim_id, agreementText(one)])),
  );

interface LegalAccount {
  readonly account: LedgerAccount;
  readonly lines: readonly AccountsLine[];
  readonly late: readonly LateClaim[];
  readonly agreed: ReadonlyMap<number, string>;
}

function legalLines({ account, lines, late, agreed }: LegalAccount): LegalLine[] {
  const { ledger_account_id, names, variable_symbol } = account;
  const of = { ledger_account_id, place: debtPlace(account), names, variable_symbol };
  const byClaim = new Map(late.map((claim) => [claim.ledger_claim_id, claim]));
  return lines.flatMap(({ kind, id, on, amount, reason, ...line }): LegalLine[] => {
    if (kind === 'payment')
      return [{ ...of, ...PLAIN, kind, id, on, text: 'Platba', amount: -amount, note: reason }];
    const claim = byClaim.get(id);
    const text = claimText(line);
    const unpaid = claim?.unpaid ?? 0;
    const interest = claim?.bears === true ? claim.interest : null;
    const told = { ...of, ...PLAIN, id, agreement: agreed.get(id) ?? '' };
    return [
      { ...told, kind, on, text, amount, unpaid, interest, note: noteOf(claim, reason) },
      ...(claim?.lines ?? []).map(
        ({ from, to, principal, days, rate, interest: part, ...by }): LegalLine => ({
          ...told,
          kind: 'interest',
          on: from,
          to,
          text: `Úrok: ${text}`,
          amount: principal,
          days,
          rate,
          interest: part,
          note: rateNote(by),
        }),
      ),
    ];
  });
}

/** By whom the rate of a line is; empty by the law. */
const rateNote = ({
  rate_by,
  rate_source,
}: Pick<InterestLine, 'rate_by' | 'rate_source'>): string =>
  rate_by === 'law'
    ? ''
    : `${rate_by === 'contract' ? 'sazba podle smlouvy' : 'sjednaná sazba'}: ${rate_source}`;

function noteOf(claim: LateClaim | undefined, reason: string): string {
  if (claim?.bears === false) return 'z úroku se úrok nepočítá';
  return claim?.interest === null ? 'sazba ČNB pro tento dluh není známa' : reason;
}
