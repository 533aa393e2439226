import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#server/core/time/records-on.sql.ts';

type Sql = RawBuilder<unknown>;

/** Of a payment `p`: whether it takes another one back, or was taken back. */
export const isReversed = sql`(p.opposite_of is not null or exists (
  select from ledger_payments o
   where o.client_id = p.client_id and o.unit_id = p.unit_id
     and o.opposite_of = p.ledger_payment_id))`;

/** Of a payment `p`: what of it went back to who paid it, in hellers; nothing where the bank did not pay it out. */
export const returnedOf = sql`(
  select coalesce(-sum(b.amount), 0) from ledger_payments b
   where b.client_id = p.client_id and b.unit_id = p.unit_id and b.return_of = p.ledger_payment_id
     and not exists (select from ledger_payments o
                      where o.client_id = b.client_id and o.unit_id = b.unit_id
                        and o.opposite_of = b.ledger_payment_id))`;

/**
 * Payments of the scope of which something belongs to nobody, those left for later or the others, as a
 * table: their columns and `unassigned` in hellers, what belongs to nobody and did not go back. What a batch is
 * giving back waits for nobody. What is left is summed in one walk, before anything is joined: no plan depends on what the planner thinks of how many payments there are.
 */
export function queuedPayments({ client_id, where }: Scope, isParked: boolean): Sql {
  const own = sql`client_id = ${client_id} and ${where}`;
  return sql`
    select p.*, r.unassigned
      from (
        select unit_id, ledger_payment_id, sum(amount) as unassigned
          from (select unit_id, ledger_payment_id, amount from ledger_payments
                 where ${own} and return_of is null
                 union all
                select b.unit_id, b.return_of, b.amount
                  from (select * from ledger_payments where ${own} and return_of is not null) b
                 where not exists (select from ledger_payments o
                                    where o.client_id = b.client_id and o.unit_id = b.unit_id
                                      and o.opposite_of = b.ledger_payment_id)
                 union all
                select unit_id, ledger_payment_id, -amount from ledger_parts where ${own}) m
         group by unit_id, ledger_payment_id having sum(amount) <> 0) r
      join ledger_payments p on p.client_id = ${client_id} and p.unit_id = r.unit_id
           and p.ledger_payment_id = r.ledger_payment_id
     where p.is_parked = ${isParked} and not p.is_returning and not ${isReversed}`;
}
