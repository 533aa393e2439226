import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ofUnit, type Scope } from '#server/core/time/records-on.sql.ts';
import { howCredited, standingOn, unpaidOfAccount } from './crediting.sql.ts';

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
  return sql`
    select a.unit_id, a.ledger_account_id, k.claimed, p.paid, greatest(m.late - m.covered, 0) as overdue,
           o.owed_since
      from (select a.client_id, a.unit_id, a.ledger_account_id, ${howCredited} from ledger_accounts a
             where a.client_id = ${client_id} and ${where}) a
     ${standingOn(day)}
     cross join lateral (select min(u.due_on) as owed_since from (${unpaidOfAccount(day)}) u) o`;
}
