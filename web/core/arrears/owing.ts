import type { ResultOf } from '#contract/endpoint.ts';
import type { listOwing } from '#contract/money/arrears.ts';

/** Accounts that owe, as the server tells them. */
export type OwingTold = ResultOf<typeof listOwing>;

/** What of somebody, or of a space, is overdue, in hellers, and on which accounts. */
interface Owing {
  readonly overdue: number;
  readonly accounts: readonly number[];
}

/** Overdue sums by a key of each account: its space, or each of its people. */
export function owingBy(
  { values }: Pick<OwingTold, 'values'>,
  keysOf: (account: OwingTold['values'][number]) => readonly number[],
): ReadonlyMap<number, Owing> {
  const found = new Map<number, Owing>();
  for (const account of values) {
    for (const key of keysOf(account)) {
      const { overdue, accounts } = found.get(key) ?? { overdue: 0, accounts: [] };
      found.set(key, {
        overdue: overdue + account.overdue,
        accounts: [...accounts, account.ledger_account_id],
      });
    }
  }
  return found;
}
