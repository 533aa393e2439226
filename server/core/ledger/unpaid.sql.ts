import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import {
  claimsBehindMeant,
  coveredOfTurn,
  howCredited,
  isFirst,
  standingOn,
  unpaidOfAccount,
} from './crediting.sql.ts';
import { stands } from './put-right.sql.ts';

type Sql = RawBuilder<unknown>;

interface AccountOnDay {
  readonly id: number;
  readonly day: string;
}

const ofAccount = ({ client_id, unit_id }: OwnedUnit, id: number | Sql) =>
  sql`client_id = ${client_id} and unit_id = ${unit_id} and ledger_account_id = ${id}`;

/**
 * Claims of the account due up to the day with what of each is not paid, in hellers, as a table:
 * ledger_claim_id, name, for_month, due_on, amount, origin, left. What was paid goes to claims in the order of
 * the unit, as balances count it; a claim less than nothing counts as paid, and of one that was put right nothing is left.
 */
export function claimsWithLeft(unit: OwnedUnit, { id, day }: AccountOnDay): Sql {
  return sql`
    select d.ledger_claim_id, d.name, d.for_month, d.due_on, d.amount, d.origin,
           case when d.amount > 0 and d.stands
                then least(d.rest, greatest(d.running - (${coveredOfTurn}), 0)) else 0 end as left
      from (select *, ${howCredited} from ledger_accounts a where ${ofAccount(unit, id)}) a
     ${standingOn(day, sql`a.apart`)}
     cross join lateral (
       select c.*, g.rest, ${stands} as stands, ${isFirst} as is_first,
              sum(case when ${stands} then g.rest else 0 end)
                over (partition by ${isFirst} order by c.due_on, c.ledger_claim_id) as running
         ${claimsBehindMeant(day)} and c.due_on <= ${day}::date) d`;
}

/** What is claimed of the account already and due next after the day, as a JSON object {due_on, amount}; null where nothing is. */
export const nextClaim = (
  unit: OwnedUnit,
  { id, day }: { readonly id: number | Sql; readonly day: string },
): Sql => sql`
  (select json_build_object('due_on', to_char(c.due_on, 'YYYY-MM-DD'), 'amount', sum(c.amount))
     from ledger_claims c
    where ${ofAccount(unit, id)} and c.due_on > ${day}::date
    group by c.due_on having sum(c.amount) > 0 order by c.due_on limit 1)`;

/**
 * What is not paid of claims that were due before the day, at its end, in hellers, as a table:
 * ledger_account_id, ledger_claim_id, name, for_month, due_on, amount and unpaid (more than nothing). What
 * was paid goes to claims in the order of the unit (`crediting.sql.ts`), so unpaid are the last claims in it, and
 * the sum of them is the `overdue` of `balancesOn`.
 */
export function unpaidOn({ client_id, unit_id }: OwnedUnit, day: string): Sql {
  return sql`
    select a.ledger_account_id, u.ledger_claim_id, u.name, u.for_month, u.due_on, u.amount, u.unpaid
      from (select a.client_id, a.unit_id, a.ledger_account_id, ${howCredited} from ledger_accounts a
             where a.client_id = ${client_id} and a.unit_id = ${unit_id}) a
     ${standingOn(day)}
     cross join lateral (${unpaidOfAccount(day)}) u`;
}
