import type { IssuedStatement, IssuedSum } from './statements.sql.ts';

// Whose statement a correction replaces: by the party and the days that it bears the space, else by the party alone.

type Issued = Pick<IssuedSum, 'recipient' | 'ledger_account_id'>;

const keyOf = ({ recipient, ledger_account_id }: Issued) => `${recipient} ${ledger_account_id}`;

/** What statements of a correction replace, and what is replaced by none of them. */
export interface Replaced {
  /** The balance of the statement that the recipient had before; null of who had none. */
  readonly formerBalance: (issued: Issued) => number | null;
  /** Statements of those who are recipients no more, each told of it once. */
  readonly gone: readonly IssuedStatement[];
}

/** Whether the only statement of an account has other days than its only former one. */
function movedTo(old: Issued, issued: readonly Issued[], left: readonly Issued[]) {
  const ofAccount = (one: Issued) => one.ledger_account_id === old.ledger_account_id;
  const [first, ...others] = issued.filter(ofAccount);
  return left.filter(ofAccount).length === 1 && others.length === 0 ? first : undefined;
}

/** What the statements replace of those of the issue before. */
export function replacedBy(
  issued: readonly Issued[],
  before: readonly IssuedStatement[],
): Replaced {
  const kept = new Set(issued.map(keyOf));
  const former = new Map(before.map((one) => [keyOf(one), one.balance]));
  const left = before.filter((one) => !kept.has(keyOf(one)));
  const gone = left.filter((old) => {
    const moved = movedTo(old, issued, left);
    if (moved !== undefined && !former.has(keyOf(moved))) {
      former.set(keyOf(moved), old.balance);
      return false;
    }
    return !old.is_gone;
  });
  return { formerBalance: (one) => former.get(keyOf(one)) ?? null, gone };
}
