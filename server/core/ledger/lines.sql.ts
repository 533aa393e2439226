import { sql } from 'kysely';
import type { AccountLine } from '#contract/money/accounts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** What was claimed of the account and paid to it up to the day, the oldest first, with what is owed behind each line. */
export async function selectLines(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { id, day }: { readonly id: number; readonly day: string },
): Promise<AccountLine[]> {
  const { rows } = await sql<AccountLine>`
    with lines as (
      select 'claim' as kind, c.ledger_claim_id as id, c.due_on as on, c.name, c.for_month, c.origin,
             null as way, c.reason, c.amount,
             c.opposite_of is not null or exists (
               select from ledger_claims o
                where o.client_id = c.client_id and o.unit_id = c.unit_id
                  and o.opposite_of = c.ledger_claim_id) as is_reversed
        from ledger_claims c
       where c.client_id = ${client_id} and c.unit_id = ${unit_id} and c.ledger_account_id = ${id}
         and c.due_on <= ${day}::date
       union all
      select 'payment', p.ledger_payment_id, p.received_on, '', null, null, p.way,
             p.note, -t.amount,
             p.opposite_of is not null or exists (
               select from ledger_payments o
                where o.client_id = p.client_id and o.unit_id = p.unit_id
                  and o.opposite_of = p.ledger_payment_id)
        from ledger_parts t
        join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
             and p.ledger_payment_id = t.ledger_payment_id
       where t.client_id = ${client_id} and t.unit_id = ${unit_id} and t.ledger_account_id = ${id}
         and p.received_on <= ${day}::date)
    select kind, id, to_char("on", 'YYYY-MM-DD') as on, name, to_char(for_month, 'YYYY-MM-DD') as for_month,
           origin, way, reason, amount, is_reversed,
           sum(amount) over (order by "on", kind, id rows unbounded preceding)::float8 as balance
      from lines order by "on", kind, id`.execute(db);
  return rows;
}
