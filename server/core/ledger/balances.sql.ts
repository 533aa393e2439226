import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ofUnit, type Scope } from '#server/core/time/records-on.sql.ts';
import { creditedOf, owedOf, stands } from './put-right.sql.ts';

type Sql = RawBuilder<unknown>;

/** Accounts of the unit, as `balancesOf` tells them. */
export const balancesOn = (unit: OwnedUnit, day: string): Sql => balancesOf(ofUnit(unit), day);

/**
 * Accounts of the scope as they stand at the end of the day, in hellers, as a table: unit_id, ledger_account_id,
 * claimed (due up to the day), paid (received up to it), overdue (what was due before the day and is not
 * paid, never less than nothing) and owed_since (of the oldest claim in it, when it was due; null where
 * nothing is overdue). What was paid goes to what was due first (občanský zákoník, § 1933), so what is owed
 * is the last claims: the first one whose running sum exceeds what was paid is the oldest debt. A claim
 * less than nothing counts as paid; one that was put right is none, nor is what puts it right.
 */
export function balancesOf({ client_id, where }: Scope, day: string): Sql {
  // Account by account, each by its index: no plan depends on what the planner thinks of a fresh month.
  // Only of who owes (k.late > m.covered) are the claims read again.
  const claims = sql`
    from ledger_claims c
   where c.client_id = a.client_id and c.unit_id = a.unit_id
     and c.ledger_account_id = a.ledger_account_id`;
  return sql`
    select a.unit_id, a.ledger_account_id, k.claimed, p.paid, greatest(k.late - m.covered, 0) as overdue,
           o.owed_since
      from (select client_id, unit_id, ledger_account_id from ledger_accounts
             where client_id = ${client_id} and ${where}) a
     cross join lateral (
       select coalesce(sum(c.amount), 0) as claimed, coalesce(sum(${creditedOf}), 0) as credited,
              coalesce(sum(${owedOf}) filter (where c.due_on < ${day}::date), 0) as late
         ${claims} and c.due_on <= ${day}::date) k
     cross join lateral (
       select coalesce(sum(t.amount), 0) as paid
         from ledger_parts t
         join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
              and p.ledger_payment_id = t.ledger_payment_id and p.received_on <= ${day}::date
        where t.client_id = a.client_id and t.unit_id = a.unit_id
          and t.ledger_account_id = a.ledger_account_id) p
     cross join lateral (select greatest(p.paid + k.credited, 0) as covered) m
      left join lateral (
        select min(d.due_on) as owed_since
          from (select c.due_on, c.amount,
                       sum(greatest(c.amount, 0)) over (order by c.due_on, c.ledger_claim_id) as running
                 ${claims} and c.due_on < ${day}::date and ${stands} and k.late > m.covered) d
         where d.amount > 0 and d.running > m.covered) o on true`;
}
