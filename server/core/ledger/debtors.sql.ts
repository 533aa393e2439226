import { sql, type RawBuilder } from 'kysely';
import type { ArrearsDay, Debtor } from '#contract/money/arrears.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { peopleOf } from './accounts.sql.ts';
import { howCredited, sumsOn } from './crediting.sql.ts';
import { partiesOn } from './parties.sql.ts';
import { owedOf } from './put-right.sql.ts';
import { unpaidOn } from './unpaid.sql.ts';

/** A debtor without what was agreed with him. */
export type Owing = Omit<Debtor, 'agreement'>;

/** Accounts of which something is overdue at the end of the day, with its age; who owes most is the first. */
export async function selectDebtors(db: Db, unit: OwnedUnit, day: string): Promise<Owing[]> {
  return (await debtorsOn(unit, day).execute(db)).rows;
}

/** The same as a query. */
export function debtorsOn(unit: OwnedUnit, day: string): RawBuilder<Owing> {
  const aged = (since: number, until: number | null) => sql`
    coalesce(sum(u.unpaid) filter (where u.due_on < ${day}::date - ${since}::integer
      ${until === null ? sql`` : sql`and u.due_on >= ${day}::date - ${until}::integer`}), 0)::float8`;
  return sql`
    with owed as materialized (
      select u.ledger_account_id, sum(u.unpaid)::float8 as overdue, min(u.due_on) as owed_since,
             count(*)::integer as claims_count, ${aged(0, 30)} as age_30, ${aged(30, 60)} as age_60,
             ${aged(60, 90)} as age_90, ${aged(90, null)} as age_over
        from (${unpaidOn(unit, day)}) u group by u.ledger_account_id),
    people as materialized (${peopleOf(unit)}),
    parties as materialized (${partiesOn(unit, day)})
    select a.ledger_account_id, a.unit_id, s.pasport_space_id, s.space_number, s.building_id,
           s.building_name, coalesce(s.variable_symbol, '') as variable_symbol, w.people, w.names,
           w.phone, w.phone_of, w.email, y.party is not null as is_present, o.overdue,
           to_char(o.owed_since, 'YYYY-MM-DD') as owed_since, o.claims_count,
           o.age_30, o.age_60, o.age_90, o.age_over
      from owed o
      join ledger_accounts a on a.client_id = ${unit.client_id} and a.unit_id = ${unit.unit_id}
           and a.ledger_account_id = o.ledger_account_id
     cross join lateral (
       select p.* from pasport_places p
        where p.client_id = a.client_id and p.unit_id = a.unit_id and p.pasport_id = a.pasport_id
       offset 0) s
      join people w on w.ledger_account_id = a.ledger_account_id
      left join parties y on y.pasport_id = a.pasport_id and y.party = a.party
     order by o.overdue desc, a.ledger_account_id`;
}

/**
 * What was overdue in the unit at the ends of the days, which grow; as `overdueOn` says it of each, by one
 * walk over what was claimed and paid.
 */
export async function selectOverdueOn(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  days: readonly string[],
): Promise<ArrearsDay[]> {
  const all = sql`${[...days]}::date[]`;
  // On which of the days it counts first: what is due there is late a day after, what is paid at once.
  const firstAfter = (on: string) => sql`width_bucket(${sql.ref(on)}, ${all}) + 1`;
  const firstFrom = (on: string) => sql`width_bucket(${sql.ref(on)} - 1, ${all}) + 1`;
  const own = (table: string) => sql`
    ${sql.ref(`${table}.client_id`)} = ${client_id} and ${sql.ref(`${table}.unit_id`)} = ${unit_id}`;
  // Where payments are meant for claims, a walk does not tell what is paid on a day.
  const walked = (table: string) =>
    sql`${sql.ref(`${table}.ledger_account_id`)} not in (select ledger_account_id from apart)`;
  const { rows } = await sql<ArrearsDay>`
    with apart as materialized (select distinct x.ledger_account_id from ledger_part_claims x where ${own('x')}),
    moved as materialized (
      select c.ledger_account_id, ${firstAfter('c.due_on')} as turn,
             sum(${owedOf}) as late, 0 as covered
        from ledger_claims c where ${own('c')} and ${walked('c')} group by 1, 2
       union all
      select c.ledger_account_id, ${firstFrom('c.due_on')}, 0, sum(-c.amount)
        from ledger_claims c
       where ${own('c')} and ${walked('c')} and c.amount < 0 and c.opposite_of is null group by 1, 2
       union all
      select t.ledger_account_id, ${firstFrom('p.received_on')}, 0, sum(t.amount)
        from ledger_parts t
        join ledger_payments p on p.client_id = t.client_id and p.unit_id = t.unit_id
             and p.ledger_payment_id = t.ledger_payment_id
       where ${own('t')} and ${walked('t')} group by 1, 2),
    stood as (
      select d.turn, sum(m.late) - greatest(sum(m.covered), 0) as overdue
        from generate_series(1, cardinality(${all})) as d (turn)
        join moved m on m.turn <= d.turn
       group by d.turn, m.ledger_account_id
       union all
      select d.turn, greatest(m.late - m.covered, 0)
        from unnest(${all}) with ordinality as d (day, turn)
       cross join (select a.client_id, a.unit_id, a.ledger_account_id, ${howCredited} from ledger_accounts a
                    where ${own('a')} and a.ledger_account_id in (select ledger_account_id from apart)) a
       ${sumsOn(sql`d.day`)})
    select to_char(n.day, 'YYYY-MM-DD') as day,
           coalesce(sum(s.overdue) filter (where s.overdue > 0), 0)::float8 as overdue,
           (count(*) filter (where s.overdue > 0))::integer as count
      from unnest(${all}) with ordinality as n (day, turn)
      left join stood s on s.turn = n.turn
     group by n.day, n.turn order by n.turn`.execute(db);
  return rows;
}
