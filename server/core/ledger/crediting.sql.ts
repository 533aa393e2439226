import { sql, type RawBuilder } from 'kysely';
import { PENALTY_NAMES, USUAL_CREDIT_ORDER, type CreditOrder } from '#contract/rules/crediting.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { hasMeant, meantOn, type Day } from './meant.sql.ts';
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

/** How payments of accounts `a` are credited, as columns: whether something is paid before the rest, and whether something is meant for claims. */
export const howCredited: Sql = sql`
  ${hasMeant},
  exists (select from ledger_settings o
           where o.client_id = a.client_id and o.unit_id = a.unit_id
             and o.credit_order = 'penalties') as apart`;

/** Whether a claim `c` comes of a delay. */
export const isPenalty: Sql = sql`public.folded(c.name) ~ ${PENALTY_NAMES}`;

/** Whether a claim `c` of an account `a` with `apart` is paid first. */
export const isFirst: Sql = sql`(a.apart and ${isPenalty})`;

/** Of an account `a`, its claims `c`; with what is joined to them. */
const claimsWith = (joined: Sql): Sql => sql`
    from ledger_claims c ${joined}
   where c.client_id = a.client_id and c.unit_id = a.unit_id
     and c.ledger_account_id = a.ledger_account_id`;

const claimsOfAccount = claimsWith(sql``);

/** The same, each with what of it is left behind payments that are meant for it, as `g.rest`. */
export const claimsBehindMeant = (day: Day): Sql =>
  claimsWith(sql`
    left join (select w.ledger_claim_id, sum(w.meant) as meant from (${meantOn(day)}) w group by 1) e
           on e.ledger_claim_id = c.ledger_claim_id
    cross join lateral (select greatest(c.amount, 0) - coalesce(e.meant, 0) as rest) g`);

/** What was paid to an account `a` up to the end of the day, as a table of one row: paid. */
const paidOn = (day: Day): Sql => sql`
  select coalesce(sum(t.amount), 0) as paid
    from ledger_parts t
    join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
         and p.ledger_payment_id = t.ledger_payment_id and p.received_on <= ${day}::date
   where t.client_id = a.client_id and t.unit_id = a.unit_id
     and t.ledger_account_id = a.ledger_account_id`;

/**
 * What of the claims of an account `a` that are paid first is covered at the end of the day, as a table of one row
 * `first`, in hellers; `m.covered` is what is covered in all. On a day, what was paid goes to what was due before
 * it. A payment that was put right never was there for what is paid first. What is meant for a claim is neither
 * owed nor paid here. Where it is not asked, nothing is read.
 */
function coveredFirst(day: Day, asked: Sql): Sql {
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
                                   case when ${isPenalty} then g.rest else 0 end as first,
                                   case when not ${isPenalty} then g.rest else 0 end as rest,
                                   greatest(-c.amount, 0) as paid
                              ${claimsBehindMeant(day)} and c.due_on <= ${day}::date and ${stands}
                             union all
                            select p.received_on, false, 0, 0, t.amount - coalesce(w.meant, 0)
                              from ledger_parts t
                              join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
                                   and p.ledger_payment_id = t.ledger_payment_id
                                   and p.received_on <= ${day}::date and ${isStanding}
                              left join (select w.ledger_payment_id, sum(w.meant) as meant
                                           from (${meantOn(day)}) w group by 1) w
                                     on w.ledger_payment_id = p.ledger_payment_id
                             where t.client_id = a.client_id and t.unit_id = a.unit_id
                               and t.ledger_account_id = a.ledger_account_id) moved
                     where ${asked}
                    window turns as (order by "on", is_debt)) e) s`;
}

/** How much is covered of those among which a claim `d` with `is_first` is: of `m.covered`, and of `f.first` where it is apart. */
export const coveredOfTurn: Sql = sql`
  case when d.is_first then coalesce(f.first, 0) else m.covered - coalesce(f.first, 0) end`;

/** That something is paid first, and that who is asked for owes anything. */
const OF_WHO_OWES: Sql = sql`a.apart and m.late > m.covered`;

/**
 * What is claimed of an account `a` with `howCredited` and paid to it at the end of the day, to be joined to it, in
 * hellers: `k.claimed` up to the day, `p.paid`, and of what is not paid by what is meant for it `m.late`, what was due
 * before the day, and `m.covered`. Sums come of the index alone.
 */
export const sumsOn = (day: Day): Sql => sql`
     cross join lateral (
       select coalesce(sum(c.amount), 0) as claimed, coalesce(sum(${creditedOf}), 0) as credited,
              coalesce(sum(${owedOf}) filter (where c.due_on < ${day}::date), 0) as late
         ${claimsOfAccount} and c.due_on <= ${day}::date) k
     cross join lateral (${paidOn(day)}) p
     cross join lateral (select greatest(p.paid + k.credited, 0) as funds) n
     cross join lateral (
       select coalesce(sum(w.meant), 0) as meant,
              coalesce(sum(w.meant) filter (where w.due_on < ${day}::date), 0) as late
         from (${meantOn(day)}) w) w
     cross join lateral (select k.late - w.late as late, n.funds - w.meant as covered) m`;

/** How the account stands: its sums and, where it is asked, `f.first`. */
export const standingOn = (day: Day, asked: Sql = OF_WHO_OWES): Sql => sql`
     ${sumsOn(day)}
      left join lateral (${coveredFirst(day, asked)}) f on true`;

/** Of an account that stands so, what is unpaid of claims due before the day, as a table: columns of claims, and unpaid. Only of who owes are claims read. */
export const unpaidOfAccount = (day: Day): Sql => sql`
  select d.*, least(d.rest, d.running - (${coveredOfTurn})) as unpaid
    from (select c.*, g.rest, ${isFirst} as is_first,
                 sum(g.rest) over (partition by ${isFirst} order by c.due_on, c.ledger_claim_id) as running
            ${claimsBehindMeant(day)} and c.due_on < ${day}::date and ${stands} and m.late > m.covered) d
   where d.rest > 0 and d.running > (${coveredOfTurn})`;
