import { sql } from 'kysely';
import { accountRateFields } from '#contract/money/account-rate-record.ts';
import type { AccountRate } from '#contract/money/account-rates.ts';
import { ownNames } from '#contract/record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { rateStanding } from '#server/core/ledger/contract-rates.sql.ts';
import type { Db } from '#server/db/db.ts';
import { RecordTable } from '#server/db/record-table.sql.ts';
import { selectRowsBeside } from '#server/db/rows-under.sql.ts';

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
  unit: OwnedUnit,
  ledger_account_id: number,
): Promise<AccountRate[]> {
  return ratesOf(db, unit, ledger_account_id).execute();
}

/** The same with what the law and the bank say of the account; undefined where there is no such account. */
export async function selectRatesStanding(db: Db, unit: OwnedUnit, ledger_account_id: number) {
  const rows = ratesOf(db, unit, ledger_account_id);
  return selectRowsBeside(db, { one: rateStanding(unit, ledger_account_id), rows });
}

function ratesOf(db: Db, { client_id, unit_id }: OwnedUnit, ledger_account_id: number) {
  return db
    .selectFrom('account_rates')
    .select(columns)
    .select(sql<number | null>`agreed_rate::float8`.as('agreed_rate'))
    .$castTo<AccountRate>()
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('ledger_account_id', '=', ledger_account_id)
    .orderBy('valid_from', 'desc');
}
