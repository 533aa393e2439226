import { sql, type RawBuilder } from 'kysely';
import type { RefundBatch, RefundItem, RefundState } from '#contract/money/refunds.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { accountsNamed } from '#server/core/ledger/accounts.sql.ts';
import { balancesOn } from '#server/core/ledger/balances.sql.ts';
import { overpaidOn, type OverpaidAccount } from '#server/core/ledger/overpayments.sql.ts';
import { paymentDays } from '#server/core/ledger/payments.sql.ts';
import { sentOfItem } from '#server/core/ledger/refund-meetings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { jsonOf, selectAllBeside } from '#server/db/rows-under.sql.ts';

function batchesFrom({ client_id, unit_id }: OwnedUnit, condition: RawBuilder<unknown>) {
  return sql<RefundBatch>`
    select b.refund_batch_id, b.unit_id, b.bank_account_id, a.name as bank_account_name,
           a.account_number || '/' || a.bank_code as paying_account,
           to_char(b.due_on, 'YYYY-MM-DD') as due_on, b.message, b.constant_symbol, b.state,
           to_char(b.paid_on, 'YYYY-MM-DD') as paid_on, b.user_name, b.created,
           i.items_count, i.total, i.sent_count, i.sent_on, b.version
      from refund_batches b
      join bank_accounts a on a.client_id = b.client_id and a.unit_id = b.unit_id
           and a.bank_account_id = b.bank_account_id
     cross join lateral (
       select count(*)::integer as items_count, coalesce(sum(i.amount), 0)::float8 as total,
              count(v.sent_on)::integer as sent_count, max(v.sent_on) as sent_on
         from refund_items i
         left join lateral (${sentOfItem}) v on true
        where i.client_id = b.client_id and i.unit_id = b.unit_id
          and i.refund_batch_id = b.refund_batch_id) i
     where b.client_id = ${client_id} and b.unit_id = ${unit_id} and ${condition}
     order by b.refund_batch_id desc`;
}

/** Batches of the unit, the newest first. */
export async function selectBatches(db: Db, unit: OwnedUnit): Promise<RefundBatch[]> {
  return (await batchesFrom(unit, sql`true`).execute(db)).rows;
}

export async function selectBatch(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<RefundBatch | undefined> {
  return (await batchesFrom(unit, sql`b.refund_batch_id = ${id}`).execute(db)).rows[0];
}

/** A batch that nobody else changes before the transaction ends. */
export async function selectBatchForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<{ state: RefundState; version: number } | undefined> {
  const { rows } = await sql<{ state: RefundState; version: number }>`
    select state, version from refund_batches
     where client_id = ${client_id} and unit_id = ${unit_id} and refund_batch_id = ${id}
       for update`.execute(db);
  return rows[0];
}

/** Items of the batch in the order in which they were put in, with what their accounts are over by the day. */
export async function selectItems(
  db: Db,
  unit: OwnedUnit,
  { id, day }: { readonly id: number; readonly day: string },
): Promise<RefundItem[]> {
  const { rows } = await sql<RefundItem>`
    with balances as materialized (${balancesOn(unit, day)})
    select i.refund_item_id, i.ledger_account_id, i.returned_payment_id, d.received_on as returned_on,
           coalesce(n.space_number, '') as space_number, coalesce(n.building_name, '') as building_name,
           coalesce(n.names, i.payee_name) as names,
           i.variable_symbol, i.amount, i.payee_account, i.payee_name,
           case when i.returned_payment_id is null then greatest(b.paid - b.claimed, 0)
                else i.amount end::float8 as overpaid, i.ledger_payment_id,
           v.sent_on, v.bank_movement_id
      from refund_items i
      left join (${accountsNamed(unit)}) n on n.ledger_account_id = i.ledger_account_id
      left join (${paymentDays(unit)}) d on d.ledger_payment_id = i.returned_payment_id
      left join lateral (${sentOfItem}) v on true
      left join balances b on b.ledger_account_id = i.ledger_account_id
     where i.client_id = ${unit.client_id} and i.unit_id = ${unit.unit_id}
       and i.refund_batch_id = ${id}
     order by i.refund_item_id`.execute(db);
  return rows;
}

interface OpenItem {
  readonly ledger_account_id: number | null;
  readonly refund_batch_id: number;
}

/** Accounts that are over at the end of the day, and those whose overpayment is being given back with their batches. */
export async function selectOver(
  db: Db,
  unit: OwnedUnit,
  day: string,
): Promise<{ over: OverpaidAccount[]; items: OpenItem[] }> {
  const items = jsonOf(sql<OpenItem>`
    select ledger_account_id, refund_batch_id from refund_items
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and is_open`);
  const { one, rows: over } = await selectAllBeside(db, {
    one: sql<{ items: OpenItem[] }>`select ${items} as items`,
    rows: overpaidOn(unit, { day }),
  });
  return { over, ...one };
}

/** From which accounts movements of the bank came, by their ids. */
export async function selectCounterAccounts(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('bank_movements')
    .select(['bank_movement_id', 'counter_account'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where(sql<boolean>`bank_movement_id = any (${[...ids]}::integer[])`)
    .execute();
  return new Map(rows.map((one) => [one.bank_movement_id, one.counter_account]));
}

/** The account from which a batch may be paid: a shown one of the unit. */
export async function selectPayingAccount(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  id: number,
): Promise<{ bank_code: string } | undefined> {
  return db
    .selectFrom('bank_accounts')
    .select('bank_code')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('bank_account_id', '=', id)
    .where('hidden', '=', false)
    .executeTakeFirst();
}

/** Whose money it is, as the order names the payer. */
export async function selectPayerName(db: Db, { client_id, unit_id }: OwnedUnit): Promise<string> {
  const row = await db
    .selectFrom('units')
    .select(['name', 'full_name'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
  return row === undefined ? '' : row.full_name || row.name;
}
