import { sql, type RawBuilder } from 'kysely';
import type { MonthChange } from '#contract/rules/month-days.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { costsOn } from '#server/core/people/holders-on.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import { partiesOn } from './parties.sql.ts';

type Sql = RawBuilder<unknown>;

/**
 * How a change inside the month counts, as an expression: as it did when the month was claimed first, else
 * as the unit has set.
 */
export const changeOf = (
  { client_id, unit_id }: OwnedUnit,
  month: string,
): RawBuilder<MonthChange> => sql<MonthChange>`
  (select coalesce(m.month_change, case when m.claimed_at is not null then 'next' end, s.month_change, 'next')
     from (select) whatever
     left join ledger_months m on m.client_id = ${client_id} and m.unit_id = ${unit_id}
          and m.month = ${month}::date
     left join ledger_settings s on s.client_id = ${client_id} and s.unit_id = ${unit_id})`;

/**
 * The condition that what holds from the day on belongs to the month `m` of ledger_months: one counted by
 * days contains it from any day of it, another one from its first day.
 */
export const isOfMonth = (day: Sql): RawBuilder<boolean> => sql<boolean>`
  m.month >= case when m.month_change = 'days' then date_trunc('month', ${day})::date else ${day} end`;

/** Dated records by which what a space pays, or who pays it, may change inside a month. */
const DATED = ['pasport_payers', 'pasport_ownerships', 'pasport_tenants', 'pasport_tenant_costs'];

/** Days of the month but its first one on which something of a space changes, as a table: pasport_id, day. */
function turnsOf({ client_id, unit_id }: OwnedUnit, month: string): Sql {
  const last = sql`(${month}::date + interval '1 month')::date - 1`;
  return sql.join(
    DATED.map(
      (table) => sql`
        select r.pasport_id, x.day
          from ${sql.table(table)} r
         cross join lateral unnest(array[r.valid_from, r.valid_to + 1]) as x (day)
         where r.client_id = ${client_id} and r.unit_id = ${unit_id}
           and (select change from counting) = 'days'
           and x.day > ${month}::date and x.day <= ${last}`,
    ),
    sql` union `,
  );
}

/** The query for the first day of the month, and for each day on which something changes in the spaces where it does. */
function onTurns(
  month: string,
  columns: Sql,
  queryOn: (day: string | Sql, where: Sql) => Sql,
): Sql {
  const those = sql`pasport_id in (
    select turned.pasport_id from turns turned where turned.day = dated.day)`;
  return sql`
    select ${month}::date as day, ${columns} from (${queryOn(month, sql`true`)}) own
    union all
    select dated.day, ${columns}
      from (select distinct day from turns) dated
     cross join lateral (${queryOn(sql.ref('dated.day'), those)}) own`;
}

/**
 * Parts of a query that say who bears the unit's spaces in a month, each named table materialized: counting
 * (change), turns and borne (day, pasport_id, party, people), from each of its days to the next one.
 */
export function borneIn(unit: OwnedUnit, month: string): Sql {
  const columns = sql`own.pasport_id, own.party, own.people`;
  return sql`
    counting as materialized (select ${changeOf(unit, month)} as change),
    turns as materialized (${turnsOf(unit, month)}),
    borne as materialized (
      ${onTurns(month, columns, (day, where) => partiesOn(unit, day, where))})`;
}

/**
 * Parts of a query that say what is prescribed for a month, after `borneIn`: `accrued`, a row for each
 * space, name and stretch of days in which nothing changes: pasport_id, name, day, days, party (null where
 * the unit bears it) and amount in hellers. A stretch gets what the month has come to by its end, rounded to
 * a heller, less what it had come to before (`partsOfMonth` of contract/rules/month-days.ts).
 */
export function prescribedIn(unit: OwnedUnit, month: string): Sql {
  const columns = sql`own.pasport_id, own.service_name as name, own.monthly_advance as amount`;
  const of = ofUnit(unit);
  return sql`
    ${borneIn(unit, month)},
    costs as materialized (
      select day, pasport_id, name, sum(amount) as amount
        from (${onTurns(month, columns, (day, where) => costsOn(within(of, where), day))}) c
       where amount <> 0
       group by day, pasport_id, name),
    stretches as materialized (
      select pasport_id, day,
             lead(day, 1, (${month}::date + interval '1 month')::date)
               over (partition by pasport_id order by day) - day as days
        from (select pasport_id, ${month}::date as day from costs
              union select pasport_id, day from turns) d),
    accrued as materialized (
      select c.pasport_id, c.name, c.day, s.days, b.party,
             round(c.upto / l.length) - round((c.upto - c.amount * s.days) / l.length) as amount
        from (select c.pasport_id, c.name, c.day, c.amount,
                     sum(c.amount * s.days) over (partition by c.pasport_id, c.name order by c.day) as upto
                from costs c
                join stretches s on s.pasport_id = c.pasport_id and s.day = c.day) c
        join stretches s on s.pasport_id = c.pasport_id and s.day = c.day
       cross join (select ((${month}::date + interval '1 month')::date - ${month}::date)::numeric as length) l
        left join borne b on b.pasport_id = c.pasport_id and b.day = c.day)`;
}
