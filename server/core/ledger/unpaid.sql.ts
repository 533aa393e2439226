import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';

type Sql = RawBuilder<unknown>;

/**
 * What is not paid of claims that were due before the day, at its end, in hellers, as a table:
 * ledger_account_id, ledger_claim_id, name, for_month, due_on, amount and unpaid (more than nothing). What
 * was paid goes to what was due first (občanský zákoník, § 1933), so unpaid are the last claims of an
 * account, and the sum of them is the `overdue` of `balancesOn`.
 */
export function unpaidOn({ client_id, unit_id }: OwnedUnit, day: string): Sql {
  const claims = sql`
    from ledger_claims c
   where c.client_id = a.client_id and c.unit_id = a.unit_id
     and c.ledger_account_id = a.ledger_account_id`;
  // Sums come of the index alone; only of who owes are the claims themselves read.
  return sql`
    select a.ledger_account_id, d.ledger_claim_id, d.name, d.for_month, d.due_on, d.amount,
           least(d.amount, d.running - m.covered) as unpaid
      from ledger_accounts a
     cross join lateral (
       select coalesce(sum(greatest(-c.amount, 0)), 0) as credited,
              coalesce(sum(greatest(c.amount, 0)) filter (where c.due_on < ${day}::date), 0) as late
         ${claims} and c.due_on <= ${day}::date) k
     cross join lateral (
       select coalesce(sum(t.amount), 0) as paid
         from ledger_parts t
         join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
              and p.ledger_payment_id = t.ledger_payment_id and p.received_on <= ${day}::date
        where t.client_id = a.client_id and t.unit_id = a.unit_id
          and t.ledger_account_id = a.ledger_account_id) p
     cross join lateral (select greatest(p.paid + k.credited, 0) as covered) m
      join lateral (
        select c.ledger_claim_id, c.name, c.for_month, c.due_on, c.amount,
               sum(greatest(c.amount, 0)) over (order by c.due_on, c.ledger_claim_id) as running
          ${claims} and c.due_on < ${day}::date) d
        on k.late > m.covered and d.amount > 0 and d.running > m.covered
     where a.client_id = ${client_id} and a.unit_id = ${unit_id}`;
}
