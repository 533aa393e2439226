import { sql } from 'kysely';
import type { PaperSettings } from '#contract/money/account-papers.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** What the unit has set, or what holds until it sets something. */
export async function selectSettings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<PaperSettings> {
  const row = await db
    .selectFrom('account_paper_settings')
    .select(['bank_account_id', 'version'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
  return { unit_id, ...(row ?? { bank_account_id: null, version: 1 }) };
}

/** The usual settings as the unit's own, where it has none; they are the version that was read before. */
export async function insertSettings(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await db
    .insertInto('account_paper_settings')
    .values({ client_id, unit_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Changes the bank account; whether the settings were there in the version. */
export async function updateSettings(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  seen: number | undefined,
  bank_account_id: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_paper_settings')
    .set({ bank_account_id })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the unit has the bank account, which does not go before the transaction ends. */
export async function selectBankAccountHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from bank_accounts
     where client_id = ${client_id} and unit_id = ${unit_id} and bank_account_id = ${id}
       for share`.execute(db);
  return rows.length > 0;
}
