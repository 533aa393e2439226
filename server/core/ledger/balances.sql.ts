import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ofUnit, type Scope } from '#server/core/time/records-on.sql.ts';
import {
  claimsOfAccount,
  coveredFirst,
  coveredOfTurn,
  isApart,
  isFirst,
  paidOn,
} from './crediting.sql.ts';
import { creditedOf, owedOf, stands } from './put-right.sql.ts';

type Sql = RawBuilder<unknown>;

/** Accounts of the unit, as `balancesOf` tells them. */
export const balancesOn = (unit: OwnedUnit, day: string): Sql => balancesOf(ofUnit(unit), day);

/**
 * Accounts of the scope as they stand at the end of the day, in hellers, as a table: unit_id, ledger_account_id,
 * claimed (due up to the day), paid (received up to it), overdue (what was due before the day and is not
 * paid, never less than nothing) and owed_since (of the oldest claim in it, when it was due; null where
 * nothing is overdue). What was paid goes to claims in the order of the unit (`crediting.sql.ts`), so what is owed
 * is the last claims in it: the first one whose running sum exceeds what was paid is the oldest debt. A claim
 * less than nothing counts as paid; one that was put right is none, nor is what puts it right.
 */
export function balancesOf({ client_id, where }: Scope, day: string): Sql {
  // Account by account, each by its index: no plan depends on what the planner thinks of a fresh month.
  // Only of who owes (k.late > m.covered) are the claims read again.
  return sql`
    select a.unit_id, a.ledger_account_id, k.claimed, p.paid, greatest(k.late - m.covered, 0) as overdue,
           o.owed_since
      from (select a.client_id, a.unit_id, a.ledger_account_id, ${isApart} from ledger_accounts a
             where a.client_id = ${client_id} and ${where}) a
     cross join lateral (
       select coalesce(sum(c.amount), 0) as claimed, coalesce(sum(${creditedOf}), 0) as credited,
              coalesce(sum(${owedOf}) filter (where c.due_on < ${day}::date), 0) as late
         ${claimsOfAccount} and c.due_on <= ${day}::date) k
     cross join lateral (${paidOn(day)}) p
     cross join lateral (select greatest(p.paid + k.credited, 0) as covered) m
      left join lateral (${coveredFirst(day)}) f on a.apart and k.late > m.covered
      left join lateral (
        select min(d.due_on) as owed_since
          from (select c.due_on, c.amount, ${isFirst} as is_first,
                       sum(greatest(c.amount, 0))
                         over (partition by ${isFirst} order by c.due_on, c.ledger_claim_id) as running
                 ${claimsOfAccount} and c.due_on < ${day}::date and ${stands} and k.late > m.covered) d
         where d.amount > 0 and d.running > (${coveredOfTurn})) o on true`;
}
