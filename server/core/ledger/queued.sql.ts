import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '#server/core/time/records-on.sql.ts';

type Sql = RawBuilder<unknown>;

/** Of a payment `p`: whether it takes another one back, or was taken back. */
export const isReversed = sql`(p.opposite_of is not null or exists (
  select from ledger_payments o
   where o.client_id = p.client_id and o.unit_id = p.unit_id
     and o.opposite_of = p.ledger_payment_id))`;

/**
 * Payments of the scope of which something belongs to nobody, those left for later or the others, as a
 * table: their columns and `unassigned` in hellers, what belongs to nobody.
 */
export function queuedPayments({ client_id, where }: Scope, isParked: boolean): Sql {
  return sql`
    select p.*, p.amount - coalesce(t.assigned, 0) as unassigned
      from (select * from ledger_payments
             where client_id = ${client_id} and ${where} and is_parked = ${isParked}) p
      left join (
        select ledger_payment_id, sum(amount) as assigned from ledger_parts
         where client_id = ${client_id} and ${where}
         group by ledger_payment_id) t on t.ledger_payment_id = p.ledger_payment_id
     where p.amount <> coalesce(t.assigned, 0) and not ${isReversed}`;
}
