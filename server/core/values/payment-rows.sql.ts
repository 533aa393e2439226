import { sql, type RawBuilder } from 'kysely';
import type { PaymentRowList } from '#contract/money/payment-rows.ts';
import { usualPayments } from '#contract/rules/payment-rows.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

const usual = sql`${JSON.stringify(usualPayments)}::jsonb`;

/** The list of the unit as jsonb, what units begin with where it keeps none: an expression. */
export const paymentRowsOf = ({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> => sql`
  coalesce((select l.rows from payment_row_lists l
             where l.client_id = ${client_id} and l.unit_id = ${unit_id}), ${usual})`;

/** Names of what the unit prescribes besides services, as a table of one column. */
export const paymentNamesOf = (unit: OwnedUnit): RawBuilder<unknown> =>
  sql`select r->>'name' from jsonb_array_elements(${paymentRowsOf(unit)}) r`;

/** What the unit prescribes besides services. */
export async function selectPaymentRows(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<PaymentRowList> {
  const { rows } = await sql<Omit<PaymentRowList, 'unit_id'>>`
    select rows, version from payment_row_lists
     where client_id = ${client_id} and unit_id = ${unit_id}`.execute(db);
  return { unit_id, ...(rows[0] ?? { rows: [...usualPayments], version: 1 }) };
}

/** The usual rows as the unit's own, where it has none; they are the version that was read before. */
export async function insertPaymentRows(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await sql`
    insert into payment_row_lists (client_id, unit_id, rows)
    values (${client_id}, ${unit_id}, ${usual})
    on conflict (client_id, unit_id) do nothing`.execute(db);
}

/** Changes the list; whether it was there in the version. */
export async function updatePaymentRows(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  seen: number | undefined,
  list: PaymentRowList['rows'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_row_lists')
    .set({ rows: JSON.stringify(list) })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
