import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { creditedOf, owedOf, stands } from './put-right.sql.ts';

type Sql = RawBuilder<unknown>;

interface AccountOnDay {
  readonly id: number;
  readonly day: string;
}

const ofAccount = ({ client_id, unit_id }: OwnedUnit, id: number) =>
  sql`client_id = ${client_id} and unit_id = ${unit_id} and ledger_account_id = ${id}`;

/**
 * Claims of the account due up to the day with what of each is not paid, in hellers, as a table:
 * ledger_claim_id, name, for_month, due_on, amount, origin, left. What was paid goes to what was due first
 * (občanský zákoník, § 1933), as balances count it; a claim less than nothing counts as paid, and of one that was put right nothing is left.
 */
export function claimsWithLeft(unit: OwnedUnit, { id, day }: AccountOnDay): Sql {
  return sql`
    select d.ledger_claim_id, d.name, d.for_month, d.due_on, d.amount, d.origin,
           case when d.amount > 0 and d.stands then least(d.amount, greatest(d.running - m.covered, 0)) else 0 end as left
      from (select c.*, ${stands} as stands,
                   sum(case when ${stands} then greatest(c.amount, 0) else 0 end)
                     over (order by c.due_on, c.ledger_claim_id) as running
              from ledger_claims c
             where ${ofAccount(unit, id)} and c.due_on <= ${day}::date) d
     cross join (
       select greatest(
                (select coalesce(sum(t.amount), 0)
                   from ledger_parts t
                   join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
                        and p.ledger_payment_id = t.ledger_payment_id and p.received_on <= ${day}::date
                  where t.client_id = ${unit.client_id} and t.unit_id = ${unit.unit_id}
                    and t.ledger_account_id = ${id})
                + (select coalesce(sum(${creditedOf}), 0) from ledger_claims c
                    where ${ofAccount(unit, id)} and c.due_on <= ${day}::date), 0) as covered) m`;
}

/** What is claimed of the account already and due next after the day, as a JSON object {due_on, amount}; null where nothing is. */
export const nextClaim = (unit: OwnedUnit, { id, day }: AccountOnDay): Sql => sql`
  (select json_build_object('due_on', to_char(c.due_on, 'YYYY-MM-DD'), 'amount', sum(c.amount))
     from ledger_claims c
    where ${ofAccount(unit, id)} and c.due_on > ${day}::date
    group by c.due_on having sum(c.amount) > 0 order by c.due_on limit 1)`;

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
       select coalesce(sum(${creditedOf}), 0) as credited,
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
      join lateral (
        select c.ledger_claim_id, c.name, c.for_month, c.due_on, c.amount,
               sum(greatest(c.amount, 0)) over (order by c.due_on, c.ledger_claim_id) as running
          ${claims} and c.due_on < ${day}::date and ${stands}) d
        on k.late > m.covered and d.amount > 0 and d.running > m.covered
     where a.client_id = ${client_id} and a.unit_id = ${unit_id}`;
}
