import { sql, type RawBuilder } from 'kysely';
import type { RefundOrder, SentMovement } from '#contract/rules/refund-meeting.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsBeside } from '#server/db/rows-under.sql.ts';

/** Holds the accounts of banks of the unit: what their movements pay nobody else decides meanwhile. */
export async function holdBankAccounts(db: Db, { client_id, unit_id }: OwnedUnit): Promise<void> {
  await sql`
    select from bank_accounts where client_id = ${client_id} and unit_id = ${unit_id}
     order by bank_account_id for update`.execute(db);
}

/** An order with whom it is for. */
export type NamedOrder = RefundOrder & {
  readonly payee_name: string;
  /** Whether a file of its batch was made, or the batch is said to be paid. */
  readonly is_ordered: boolean;
};

/**
 * Orders of batches that were not given up and that no movement has paid yet, as a query; batches of more orders,
 * of which none was paid, as a whole too. Nothing is looked for where the condition, which is of no row, does not hold.
 */
function unmetOrders(
  { client_id, unit_id }: OwnedUnit,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<NamedOrder> {
  return sql<NamedOrder>`
    with batches as (
      select b.refund_batch_id, b.bank_account_id, b.state <> 'prepared' as is_ordered,
             -- Some write a batch down after the bank has paid it.
             to_char(least((b.created at time zone 'Europe/Prague')::date, b.due_on, b.paid_on),
                     'YYYY-MM-DD') as since,
             to_char(greatest(b.due_on, b.paid_on), 'YYYY-MM-DD') as until
        from refund_batches b
       where b.client_id = ${client_id} and b.unit_id = ${unit_id} and b.state <> 'cancelled'
         and not exists (select from refund_meetings g
                          where g.client_id = b.client_id and g.unit_id = b.unit_id
                            and g.refund_batch_id = b.refund_batch_id and g.refund_item_id is null)),
    items as (
      select i.refund_batch_id, i.refund_item_id, i.amount, i.payee_account, i.payee_name,
             i.variable_symbol, g.refund_meeting_id is not null as is_met
        from refund_items i
        left join refund_meetings g on g.client_id = i.client_id
             and g.refund_item_id = i.refund_item_id
       where i.client_id = ${client_id} and i.unit_id = ${unit_id}),
    orders as (
      select refund_batch_id, refund_item_id, amount::bigint as amount, payee_account, payee_name,
             variable_symbol
        from items where not is_met
      union all
      select refund_batch_id, null, sum(amount), '', '', ''
        from items group by refund_batch_id having count(*) > 1 and not bool_or(is_met))
    select b.refund_batch_id, b.bank_account_id, b.is_ordered, b.since, b.until, o.refund_item_id,
           o.amount::float8 as amount, o.payee_account, o.payee_name, o.variable_symbol
      from batches b join orders o on o.refund_batch_id = b.refund_batch_id
     where ${condition}
     order by b.refund_batch_id, o.refund_item_id nulls first`;
}

/** Those orders, all of the unit. */
export async function selectUnmetOrders(db: Db, unit: OwnedUnit): Promise<NamedOrder[]> {
  return (await unmetOrders(unit).execute(db)).rows;
}

/**
 * The movement, and those orders where it may pay one: it pays none yet and is no reversal. Undefined where the unit
 * has no such movement.
 */
export async function selectMovementBesideOrders(
  db: Db,
  unit: OwnedUnit,
  bank_movement_id: number,
): Promise<{ one: SentMovement; rows: NamedOrder[] } | undefined> {
  const movement = sql`
    select m.bank_account_id, m.amount, to_char(m.booked_on, 'YYYY-MM-DD') as booked_on,
           m.counter_account, m.variable_symbol,
           not m.is_reversal and not exists (${refundOfMovement}) as is_free
      from bank_movements m
     where m.client_id = ${unit.client_id} and m.unit_id = ${unit.unit_id}
       and m.bank_movement_id = ${bank_movement_id}`;
  return selectRowsBeside(db, {
    tables: sql`movement as materialized (${movement})`,
    one: sql<SentMovement>`select * from movement`,
    rows: unmetOrders(unit, sql`(select is_free from movement)`),
  });
}

/** Movements by which money left since the day, that pay no order yet and of which no person has decided. */
export async function selectUnmetMovements(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  since: string,
): Promise<(SentMovement & { readonly bank_movement_id: number })[]> {
  const { rows } = await sql<SentMovement & { bank_movement_id: number }>`
    select m.bank_movement_id, m.bank_account_id, m.amount::float8 as amount,
           to_char(m.booked_on, 'YYYY-MM-DD') as booked_on, m.counter_account, m.variable_symbol
      from bank_movements m
     where m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.booked_on >= ${since}::date
       and m.amount < 0 and not m.is_reversal and not m.by_hand
       and not exists (select from refund_meetings g
                        where g.client_id = m.client_id and g.unit_id = m.unit_id
                          and g.bank_movement_id = m.bank_movement_id)
     order by m.booked_on, m.bank_movement_id`.execute(db);
  return rows;
}

/** Whether the unit has the batch, and the item in it where one is named. */
export async function selectHasOrder(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  batch: number,
  item: number | null,
): Promise<readonly [batch: boolean, item: boolean]> {
  const { rows } = await sql<{ batch: boolean; item: boolean }>`
    select exists (select from refund_batches
                    where client_id = ${client_id} and unit_id = ${unit_id}
                      and refund_batch_id = ${batch}) as batch,
           ${item}::integer is null or exists (
             select from refund_items
              where client_id = ${client_id} and unit_id = ${unit_id} and refund_batch_id = ${batch}
                and refund_item_id = ${item}) as item`.execute(db);
  return [rows[0]?.batch ?? false, rows[0]?.item ?? false];
}

/** The join of the movement; undefined where it pays no order. */
export async function selectMeetingId(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  bank_movement_id: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select refund_meeting_id as id from refund_meetings
     where client_id = ${client_id} and unit_id = ${unit_id}
       and bank_movement_id = ${bank_movement_id}`.execute(db);
  return rows[0]?.id;
}

/** The order that the movement `m` of a bank pays, as a table of one row or none. */
export const refundOfMovement: RawBuilder<unknown> = sql`
  select g.refund_batch_id from refund_meetings g
   where g.client_id = m.client_id and g.unit_id = m.unit_id and g.bank_movement_id = m.bank_movement_id
  offset 0`;

/**
 * When the money of the item `i` of a batch has left by the bank, and by which movement, as a table of one row or
 * none: sent_on, bank_movement_id.
 */
export const sentOfItem: RawBuilder<unknown> = sql`
  select to_char(v.booked_on, 'YYYY-MM-DD') as sent_on, v.bank_movement_id
    from refund_meetings g
    join bank_movements v on v.client_id = g.client_id and v.unit_id = g.unit_id
         and v.bank_movement_id = g.bank_movement_id
   where g.client_id = i.client_id and g.unit_id = i.unit_id and g.refund_batch_id = i.refund_batch_id
     and coalesce(g.refund_item_id, i.refund_item_id) = i.refund_item_id
  offset 0`;
