import { sql } from 'kysely';
import {
  MOST_UNDOABLE,
  UNDOABLE_WITHIN_DAYS,
  type UndoablePayment,
} from '#contract/money/bank-reversals.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { accountsNamed } from './accounts.sql.ts';

/** What of a reversal finds the payment that it undoes. */
interface Reversal {
  readonly bank_movement_id: number;
  readonly amount: number;
  readonly booked_on: string;
  readonly counter_account: string;
  readonly variable_symbol: string;
}

/** Payments that reversals may undo, those of each by what is the same of them, the newest first among alike. */
export async function selectUndoable(
  db: Db,
  unit: OwnedUnit,
  reversals: readonly Reversal[],
): Promise<(UndoablePayment & { readonly bank_movement_id: number })[]> {
  if (reversals.length === 0) return [];
  const asked = reversals.map(({ bank_movement_id, amount, booked_on, ...of }) => ({
    bank_movement_id,
    amount,
    booked_on,
    counter_account: of.counter_account,
    variable_symbol: of.variable_symbol,
  }));
  const { rows } = await sql<UndoablePayment & { readonly bank_movement_id: number }>`
    with named as materialized (${accountsNamed(unit)})
    select r.bank_movement_id, p.ledger_payment_id, to_char(p.received_on, 'YYYY-MM-DD') as received_on,
           p.variable_symbol, p.payer_account, p.payer_name, p.message, p.is_same_account, p.is_same_symbol,
           coalesce((
             select string_agg(n.names, ', ' order by t.ledger_part_id)
               from ledger_parts t join named n on n.ledger_account_id = t.ledger_account_id
              where t.client_id = ${unit.client_id} and t.unit_id = ${unit.unit_id}
                and t.ledger_payment_id = p.ledger_payment_id), '') as names
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
           r (bank_movement_id integer, amount integer, booked_on date, counter_account text, variable_symbol text)
     cross join lateral (
       select p.*, s.*
         from ledger_payments p
        cross join lateral (
          select p.payer_account <> '' and p.payer_account = r.counter_account as is_same_account,
                 r.variable_symbol <> '' and ltrim(p.variable_symbol, '0') = r.variable_symbol as is_same_symbol) s
        where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id} and p.way = 'bank'
          and p.amount = -r.amount and p.opposite_of is null
          and p.received_on between r.booked_on - ${UNDOABLE_WITHIN_DAYS}::integer and r.booked_on
          and not exists (select from ledger_payments o
                           where o.client_id = p.client_id and o.unit_id = p.unit_id
                             and o.opposite_of = p.ledger_payment_id)
        order by s.is_same_account::integer + s.is_same_symbol::integer desc, p.received_on desc,
                 p.ledger_payment_id desc
        limit ${MOST_UNDOABLE}) p
     order by r.bank_movement_id, p.is_same_account::integer + p.is_same_symbol::integer desc,
              p.received_on desc, p.ledger_payment_id desc`.execute(db);
  return rows;
}
