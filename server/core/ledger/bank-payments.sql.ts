import { sql, type RawBuilder } from 'kysely';
import type { PartReason, PaymentWay } from '#contract/money/accounts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { MeantFor } from '#contract/rules/crediting.ts';
import { meantOfPart } from './meant.sql.ts';
import { holdPayments } from './held-payments.sql.ts';
import { returnedOf } from './queued.sql.ts';

/** A payment with its parts, as its opposite or its copy is made of it. */
export interface WholePayment {
  readonly ledger_payment_id: number;
  readonly received_on: string;
  readonly amount: number;
  readonly way: PaymentWay;
  readonly variable_symbol: string;
  readonly constant_symbol: string;
  readonly specific_symbol: string;
  readonly payer_account: string;
  readonly payer_name: string;
  readonly message: string;
  readonly note: string;
  readonly opposite_of: number | null;
  readonly bank_movement_id: number | null;
  readonly sipo_answer_row_id: number | null;
  readonly by_hand: boolean;
  readonly is_reversed: boolean;
  readonly is_closed: boolean;
  /** What of it went back to who paid it, of which payment it is itself what went back, and whether a batch gives it back. */
  readonly returned: number;
  readonly return_of: number | null;
  readonly is_returning: boolean;
  readonly parts: readonly {
    readonly ledger_account_id: number;
    readonly amount: number;
    readonly reason: PartReason;
    readonly claims: readonly MeantFor[];
  }[];
}

/** Payments by the ids that the column names, held until the transaction ends. */
async function selectWhole(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  column: 'bank_movement_id' | 'ledger_payment_id',
  ids: readonly number[],
): Promise<WholePayment[]> {
  const among = sql`
    p.client_id = ${client_id} and p.unit_id = ${unit_id}
    and ${sql.ref(`p.${column}`)} = any (${[...ids]}::integer[])`;
  await holdPayments(db, among);
  const { rows } = await sql<WholePayment>`
    select p.ledger_payment_id, to_char(p.received_on, 'YYYY-MM-DD') as received_on, p.amount, p.way,
           p.variable_symbol, p.constant_symbol, p.specific_symbol, p.payer_account, p.payer_name,
           p.message, p.note, p.opposite_of, p.bank_movement_id, p.sipo_answer_row_id, p.by_hand,
           ${returnedOf}::float8 as returned, p.return_of, p.is_returning,
           exists (select from ledger_payments o
                    where o.client_id = p.client_id and o.unit_id = p.unit_id
                      and o.opposite_of = p.ledger_payment_id) as is_reversed,
           exists (select from ledger_months m
                    where m.client_id = p.client_id and m.unit_id = p.unit_id
                      and m.month = p.booked_in and m.closed_at is not null) as is_closed,
           coalesce((
             select json_agg(json_build_object('ledger_account_id', t.ledger_account_id,
                                               'amount', t.amount, 'reason', t.reason,
                                               'claims', ${meantOfPart})
                             order by t.ledger_part_id)
               from ledger_parts t
              where t.client_id = p.client_id and t.unit_id = p.unit_id
                and t.ledger_payment_id = p.ledger_payment_id), '[]') as parts
      from ledger_payments p
     where ${among}
     order by p.ledger_payment_id`.execute(db);
  return rows;
}

/** Payments that movements of a bank were booked as. */
export const selectOfMovements = (db: Db, unit: OwnedUnit, ids: readonly number[]) =>
  selectWhole(db, unit, 'bank_movement_id', ids);

/** Payments by their ids. */
export const selectWholePayments = (db: Db, unit: OwnedUnit, ids: readonly number[]) =>
  selectWhole(db, unit, 'ledger_payment_id', ids);

/** What a reversal says of the payment that it reverses. */
interface Reversing {
  readonly amount: number;
  readonly booked_on: string;
  readonly counter_account: string;
  readonly variable_symbol: string;
}

/** Payments of banks that a reversal may undo: of the same amount, account and symbol, so many days back. */
export async function selectReversible(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { amount, booked_on, counter_account, variable_symbol }: Reversing,
  days: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.ledger_payment_id as id
      from ledger_payments p
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.way = 'bank'
       and p.amount = ${-amount} and p.payer_account = ${counter_account}
       and p.variable_symbol = ${variable_symbol} and p.opposite_of is null
       and p.bank_movement_id is not null and not p.is_returning
       and p.received_on between ${booked_on}::date - ${days}::integer and ${booked_on}::date
       and not exists (select from ledger_payments o
                        where o.client_id = p.client_id and o.unit_id = p.unit_id
                          and o.opposite_of = p.ledger_payment_id)
     order by p.ledger_payment_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A payment that somebody wrote down, by what a movement is known as the same one. */
export interface WrittenPayment {
  readonly ledger_payment_id: number;
  readonly received_on: string;
  readonly amount: number;
  readonly variable_symbol: string;
}

/** Payments by bank of the days that people wrote down and no movement is known of, held until the transaction ends. */
export async function selectWritten(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { from, to, days }: { readonly from: string; readonly to: string; readonly days: number },
): Promise<WrittenPayment[]> {
  const written = sql`
    p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.way = 'bank' and p.by_hand
    and p.bank_movement_id is null and p.opposite_of is null
    and p.received_on between ${from}::date - ${days}::integer and ${to}::date + ${days}::integer`;
  await holdPayments(db, written);
  const { rows } = await sql<WrittenPayment>`
    select p.ledger_payment_id, to_char(p.received_on, 'YYYY-MM-DD') as received_on, p.amount,
           p.variable_symbol
      from ledger_payments p
     where ${written}
       and not exists (select from ledger_payments o
                        where o.client_id = p.client_id and o.unit_id = p.unit_id
                          and o.opposite_of = p.ledger_payment_id)
     order by p.ledger_payment_id`.execute(db);
  return rows;
}

/**
 * What became in the ledger of the movement `m` of a bank, as a table of one row or none: ledger_payment_id,
 * is_parked, unassigned (what of the payment belongs to nobody and did not go back), is_returning and returned
 * (hellers that went back). Movement by movement, each by its index: no plan depends on what the planner
 * thinks of a statement that has just come.
 */
export const paymentOfMovement: RawBuilder<unknown> = sql`
  select p.ledger_payment_id, p.is_parked, p.is_returning, ${returnedOf} as returned,
         case when p.opposite_of is not null or exists (
                select from ledger_payments o
                 where o.client_id = p.client_id and o.unit_id = p.unit_id
                   and o.opposite_of = p.ledger_payment_id) then 0
              else p.amount - ${returnedOf} - (
                select coalesce(sum(t.amount), 0) from ledger_parts t
                 where t.client_id = p.client_id and t.unit_id = p.unit_id
                   and t.ledger_payment_id = p.ledger_payment_id) end as unassigned
    from ledger_payments p
   where p.client_id = m.client_id and p.unit_id = m.unit_id and p.bank_movement_id = m.bank_movement_id
  offset 0`;
