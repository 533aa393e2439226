import type { OwnedUnit } from '#server/access/owned.ts';
import { selectAccountsCount } from '#server/core/ledger/accounts.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Whether the account that a list is narrowed to is of the unit; nothing is asked for the whole list. */
export async function isThere(
  db: Db,
  unit: OwnedUnit,
  account: number | undefined,
): Promise<boolean> {
  return account === undefined || (await selectAccountsCount(db, unit, [account])) > 0;
}
