import { sql, type RawBuilder } from 'kysely';
import { PENALTY_NAMES, USUAL_CREDIT_ORDER, type CreditOrder } from '#contract/rules/crediting.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { creditedOf, owedOf, stands } from './put-right.sql.ts';

type Sql = RawBuilder<unknown>;

// Which claims of an account its payments pay, as `contract/rules/crediting.ts` says it, in the database: what is
// paid first where the unit has set so, and the rest, in each what was due first.

/** The order of the unit, as an expression. */
export const creditOrderOf = ({ client_id, unit_id }: OwnedUnit): Sql => sql`
  coalesce((select o.credit_order from ledger_settings o
             where o.client_id = ${client_id} and o.unit_id = ${unit_id}), ${USUAL_CREDIT_ORDER})`;

/** The order of the unit. */
export async function selectCreditOrder(db: Db, unit: OwnedUnit): Promise<CreditOrder> {
  const { rows } = await sql<{ told: CreditOrder }>`select ${creditOrderOf(unit)} as told`.execute(
    db,
  );
  return rows[0]?.told ?? USUAL_CREDIT_ORDER;
}

/** Whether of accounts `a` something is paid before the rest, as a column `apart`. */
export const isApart: Sql = sql`
  exists (select from ledger_settings o
           where o.client_id = a.client_id and o.unit_id = a.unit_id
             and o.credit_order = 'penalties') as apart`;

/** Whether a claim `c` comes of a delay. */
export const isPenalty: Sql = sql`public.folded(c.name) ~ ${PENALTY_NAMES}`;

/** Whether a claim `c` of an account `a` with `apart` is paid first. */
export const isFirst: Sql = sql`(a.apart and ${isPenalty})`;

/** Of an account `a`, its claims `c`. */
export const claimsOfAccount: Sql = sql`
    from ledger_claims c
   where c.client_id = a.client_id and c.unit_id = a.unit_id
     and c.ledger_account_id = a.ledger_account_id`;

/** What was paid to an account `a` up to the end of the day, as a table of one row: paid. */
export const paidOn = (day: string): Sql => sql`
  select coalesce(sum(t.amount), 0) as paid
    from ledger_parts t
    join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
         and p.ledger_payment_id = t.ledger_payment_id and p.received_on <= ${day}::date
   where t.client_id = a.client_id and t.unit_id = a.unit_id
     and t.ledger_account_id = a.ledger_account_id`;

/**
 * What of the claims of an account `a` that are paid first is covered at the end of the day, as a table of one row
 * `first`, in hellers; `m.covered` is what is covered in all. On a day, what was paid goes to what was due before
 * it. A payment that was put right never was there for what is paid first.
 */
export function coveredFirst(day: string): Sql {
  const isStanding = sql`
    (p.opposite_of is null and not exists (
      select from ledger_payments o
       where o.client_id = p.client_id and o.unit_id = p.unit_id and o.opposite_of = p.ledger_payment_id))`;
  return sql`
    select least(s.first, m.covered,
                 greatest(0, s.first - greatest(s.owed_first - least(s.least, 0), 0), m.covered - s.rest)) as first
      from (select coalesce(sum(e.first), 0) as first, coalesce(sum(e.rest), 0) as rest,
                   coalesce(sum(e.first - e.paid), 0) as owed_first,
                   coalesce(min(e.owed_first + greatest(-e.owed, 0)), 0) as least
              from (select first, rest, paid, sum(first - paid) over turns as owed_first,
                           sum(first + rest - paid) over turns as owed
                      from (select c.due_on as on, c.amount > 0 as is_debt,
                                   case when c.amount > 0 and ${isPenalty} then c.amount else 0 end as first,
                                   case when c.amount > 0 and not ${isPenalty} then c.amount else 0 end as rest,
                                   greatest(-c.amount, 0) as paid
                              ${claimsOfAccount} and c.due_on <= ${day}::date and ${stands}
                             union all
                            select p.received_on, false, 0, 0, t.amount
                              from ledger_parts t
                              join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
                                   and p.ledger_payment_id = t.ledger_payment_id
                                   and p.received_on <= ${day}::date and ${isStanding}
                             where t.client_id = a.client_id and t.unit_id = a.unit_id
                               and t.ledger_account_id = a.ledger_account_id) moved
                    window turns as (order by "on", is_debt)) e) s`;
}

/** How much is covered of those among which a claim `d` with `is_first` is: of `m.covered`, and of `f.first` where it is apart. */
export const coveredOfTurn: Sql = sql`
  case when d.is_first then coalesce(f.first, 0) else m.covered - coalesce(f.first, 0) end`;

/**
 * How an account `a` with `apart` stands at the end of the day, to be joined to it, in hellers: `k` (claimed up to
 * the day, and late, what was due before it), `p.paid`, `m.covered` and, of who owes, `f.first`. Sums come of the
 * index alone.
 */
export const standingOn = (day: string): Sql => sql`
     cross join lateral (
       select coalesce(sum(c.amount), 0) as claimed, coalesce(sum(${creditedOf}), 0) as credited,
              coalesce(sum(${owedOf}) filter (where c.due_on < ${day}::date), 0) as late
         ${claimsOfAccount} and c.due_on <= ${day}::date) k
     cross join lateral (${paidOn(day)}) p
     cross join lateral (select greatest(p.paid + k.credited, 0) as covered) m
      left join lateral (${coveredFirst(day)}) f on a.apart and k.late > m.covered`;

/** Of an account that stands so, what is unpaid of claims due before the day, as a table: columns of claims, and unpaid. Only of who owes are claims read. */
export const unpaidOfAccount = (day: string): Sql => sql`
  select d.*, least(d.amount, d.running - (${coveredOfTurn})) as unpaid
    from (select c.*, ${isFirst} as is_first,
                 sum(greatest(c.amount, 0))
                   over (partition by ${isFirst} order by c.due_on, c.ledger_claim_id) as running
            ${claimsOfAccount} and c.due_on < ${day}::date and ${stands} and k.late > m.covered) d
   where d.amount > 0 and d.running > (${coveredOfTurn})`;
