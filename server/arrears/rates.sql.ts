import { sql } from 'kysely';
import { accountRateFields } from '#contract/money/account-rate-record.ts';
import type { AccountRate } from '#contract/money/account-rates.ts';
import { ownNames } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { RecordTable } from '#server/db/record-table.sql.ts';

/** Rates that contracts of accounts have agreed. Nobody else writes them. */
export const accountRateTable = new RecordTable('account_rates', 'account_rate_id');

const columns = [
  'account_rate_id',
  'unit_id',
  'ledger_account_id',
  ...ownNames(accountRateFields),
  'created',
  'updated',
  'version',
] as const;

/** The rates of the account, the newest first. */
export async function selectAccountRates(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ledger_account_id: number,
): Promise<AccountRate[]> {
  return db
    .selectFrom('account_rates')
    .select(columns)
    .select(sql<number | null>`agreed_rate::float8`.as('agreed_rate'))
    .$castTo<AccountRate>()
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('ledger_account_id', '=', ledger_account_id)
    .orderBy('valid_from', 'desc')
    .execute();
}
