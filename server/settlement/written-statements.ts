import { storedStatement } from '#contract/settlement/stored.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  accountKey,
  openPartyAccounts,
  type SpaceParty,
} from '#server/core/ledger/party-accounts.sql.ts';
import { bookSettled } from '#server/core/ledger/settled-claims.ts';
import type { Db } from '#server/db/db.ts';
import type { ComposedStatement } from './composed.ts';
import { issuedClaims, periodText } from './issued-claims.ts';
import { replacedBy } from './replaced.ts';
import {
  selectIssuedSums,
  selectKept,
  statementTable,
  type IssuedStatement,
} from './statements.sql.ts';
import { goneContent, statementContent, type Issuing } from './stored-statements.ts';

const partyOf = ({ recipient, people }: ComposedStatement): SpaceParty => ({
  pasport_id: recipient.pasport_id,
  party: people.toSorted((one, other) => one - other).join(','),
  people,
});

/** What the statements of an issue are written by. */
interface Writing {
  readonly settlement_id: number;
  readonly settlement_issue_id: number;
  readonly composed: readonly ComposedStatement[];
  readonly issuing: Issuing;
  /** The issue before it; null of the first one. */
  readonly former_issue_id: number | null;
}

/** Papers of those who are recipients no more, as rows. */
async function goneRows(
  db: Db,
  unit: OwnedUnit,
  gone: readonly IssuedStatement[],
  issuing: Issuing,
) {
  const ids = gone.map((one) => one.settlement_statement_id);
  const kept = ids.length === 0 ? [] : await selectKept(db, unit, ids);
  return gone.flatMap(({ recipient, pasport_id, ledger_account_id, balance }, at) => {
    const former = kept[at];
    if (former === undefined) return [];
    const content = goneContent(storedStatement.parse(former.content), issuing);
    return [
      {
        recipient_key: recipient,
        pasport_id,
        ledger_account_id,
        address_id: former.address_id,
        // A column of JSON is given its value, not its text.
        content: content as unknown as string,
        cost: 0,
        claimed: 0,
        advance: 0,
        balance: 0,
        former_balance: balance,
        is_gone: true,
      },
    ];
  });
}

/** Writes statements with their content and books what they come to; who is a recipient no more gets a paper of it. */
export async function writeStatements(db: Db, unit: OwnedUnit, writing: Writing): Promise<void> {
  const { settlement_id, settlement_issue_id, composed, issuing, former_issue_id } = writing;
  const accounts = await openPartyAccounts(db, unit, composed.map(partyOf));
  const before = former_issue_id === null ? [] : await selectIssuedSums(db, unit, former_issue_id);
  const issued = composed.map((one) => {
    const { key: recipient, claimed, advance, balance } = one.recipient;
    const ledger_account_id = accounts.get(accountKey(partyOf(one))) ?? 0;
    return { recipient, ledger_account_id, claimed, advance, balance };
  });
  const { formerBalance, gone } = replacedBy(issued, before);
  const rows = composed.map((one, at) => {
    const { key: recipient_key, pasport_id, cost, claimed, advance, balance } = one.recipient;
    const ledger_account_id = issued[at]?.ledger_account_id ?? 0;
    const former_balance = formerBalance({ recipient: recipient_key, ledger_account_id });
    return {
      recipient_key,
      pasport_id,
      ledger_account_id,
      address_id: one.people[0] ?? 0,
      content: statementContent(one, issuing, former_balance) as unknown as string,
      cost,
      claimed,
      advance,
      balance,
      former_balance,
      is_gone: false,
    };
  });
  const all = [...rows, ...(await goneRows(db, unit, gone, issuing))];
  const ofIssue = { settlement_id, settlement_issue_id };
  await statementTable.insert(
    db,
    unit,
    all.map((row) => ({ ...ofIssue, ...row })),
  );
  const { period_from, period_to, issued_on, due_on, reason } = issuing;
  const period = periodText(period_from, period_to);
  await bookSettled(db, unit, issuedClaims(issued, before, { period, issued_on, due_on, reason }));
}
