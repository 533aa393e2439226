import { sql, type RawBuilder } from 'kysely';
import { bankAccountFields } from '#contract/money/bank-account-record.ts';
import type { BankAccount } from '#contract/money/bank-accounts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** An account as it is stored; its IBAN follows from its number. */
export type StoredAccount = Omit<BankAccount, 'iban'>;

function accountsFrom({ client_id, unit_id }: OwnedUnit, condition: RawBuilder<unknown>) {
  return sql<StoredAccount>`
    select a.bank_account_id, a.unit_id, ${ownColumns('a', bankAccountFields)},
           (select count(*) from bank_statements s
             where s.client_id = a.client_id and s.unit_id = a.unit_id
               and s.bank_account_id = a.bank_account_id)::integer as statements_count,
           a.created, a.updated, a.version
      from bank_accounts a
     where a.client_id = ${client_id} and a.unit_id = ${unit_id} and ${condition}
     order by a.name collate public.czech, a.bank_account_id`;
}

/** Accounts of the unit by name, hidden ones too. */
export async function selectAccounts(db: Db, unit: OwnedUnit): Promise<StoredAccount[]> {
  return (await accountsFrom(unit, sql`true`).execute(db)).rows;
}

export async function selectAccount(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<StoredAccount | undefined> {
  return (await accountsFrom(unit, sql`a.bank_account_id = ${id}`).execute(db)).rows[0];
}

/** Holds accounts of the unit, all or one: neither they nor their statements change before the transaction ends. */
export async function lockAccounts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id?: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from bank_accounts
     where client_id = ${client_id} and unit_id = ${unit_id}
       and (${id ?? null}::integer is null or bank_account_id = ${id ?? null}::integer)
     order by bank_account_id
       for update`.execute(db);
  return rows.length > 0;
}
