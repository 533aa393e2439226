import { sql, type RawBuilder } from 'kysely';
import type { LumpPeriod } from '#contract/rules/sipo-lump.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Movement } from './movement.ts';

type StoredPeriod = LumpPeriod & { readonly movements_count: number };

/**
 * Periods of SIPO with payments that were booked from files of the post, or with money that came, the newest
 * first. What a person put right afterwards the post has paid nevertheless.
 */
export async function selectLumpPeriods(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<StoredPeriod[]> {
  const { rows } = await sql<StoredPeriod>`
    with files as (
      select a.period, a.sipo_answer_id, sum(r.amount) as paid, count(*) as payments_count,
             max(p.received_on) as last_on
        from ledger_payments p
        join sipo_answer_rows r on r.client_id = p.client_id
             and r.sipo_answer_row_id = p.sipo_answer_row_id
        join sipo_answers a on a.client_id = r.client_id and a.sipo_answer_id = r.sipo_answer_id
       where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.opposite_of is null
       group by 1, 2),
    periods as (
      select period, sum(paid) as paid, sum(payments_count) as payments_count,
             max(last_on) as last_on, json_agg(paid::float8 order by sipo_answer_id) as files
        from files group by 1),
    came as (
      select l.period, sum(m.amount) as came, count(*) as movements_count
        from sipo_lumps l
        join bank_movements m on m.client_id = l.client_id and m.bank_movement_id = l.bank_movement_id
       where l.client_id = ${client_id} and l.unit_id = ${unit_id}
       group by 1)
    select period, coalesce(p.paid, 0)::float8 as paid,
           coalesce(p.payments_count, 0)::integer as payments_count,
           coalesce(p.files, '[]') as files, to_char(p.last_on, 'YYYY-MM-DD') as last_on,
           coalesce(c.came, 0)::float8 as came,
           coalesce(c.movements_count, 0)::integer as movements_count
      from periods p full join came c using (period)
     order by period desc`.execute(db);
  return rows;
}

/** Money of the post that a reversal of a bank undoes: of the same amount, account and symbol, so many days back. */
export async function selectReversedLumps(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { amount, booked_on, counter_account, variable_symbol }: Movement,
  days: number,
): Promise<string[]> {
  const { rows } = await sql<{ period: string }>`
    select l.period
      from sipo_lumps l
      join bank_movements m on m.client_id = l.client_id and m.bank_movement_id = l.bank_movement_id
     where l.client_id = ${client_id} and l.unit_id = ${unit_id} and m.amount = ${-amount}
       and m.counter_account = ${counter_account} and m.variable_symbol = ${variable_symbol}
       and m.booked_on between ${booked_on}::date - ${days}::integer and ${booked_on}::date`.execute(
    db,
  );
  return rows.map(({ period }) => period);
}

/** Which movements are money of the post for the period, and their rows. */
export async function selectLumps(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  of: { readonly period: string } | { readonly bank_movement_id: number },
): Promise<(Movement & { sipo_lump_id: number })[]> {
  const wanted =
    'period' in of
      ? sql`l.period = ${of.period}`
      : sql`l.bank_movement_id = ${of.bank_movement_id}`;
  const { rows } = await sql<Movement & { sipo_lump_id: number }>`
    select l.sipo_lump_id, m.bank_movement_id, to_char(m.booked_on, 'YYYY-MM-DD') as booked_on, m.amount,
           m.variable_symbol, m.constant_symbol, m.specific_symbol, m.counter_account, m.counter_name,
           m.message, m.is_reversal, m.state = 'parked' as is_parked, m.by_hand
      from sipo_lumps l
      join bank_movements m on m.client_id = l.client_id and m.bank_movement_id = l.bank_movement_id
     where l.client_id = ${client_id} and l.unit_id = ${unit_id} and ${wanted}
     order by m.booked_on, m.bank_movement_id
       for update of l`.execute(db);
  return rows;
}

/** The join of the movement `m` of a bank with a period of SIPO, as a table of one row or none. */
export const lumpOfMovement: RawBuilder<unknown> = sql`
  select l.* from sipo_lumps l
   where l.client_id = m.client_id and l.unit_id = m.unit_id and l.bank_movement_id = m.bank_movement_id
  offset 0`;
