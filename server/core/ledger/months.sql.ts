import { sql, type RawBuilder } from 'kysely';
import type { LedgerMonth, MonthDifference } from '#contract/money/months.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { MonthChange } from '#contract/rules/month-days.ts';
import type { Db } from '#server/db/db.ts';
import { costsOn } from '#server/core/people/holders-on.sql.ts';
import { ofUnit } from '#server/core/time/records-on.sql.ts';
import { changeOf, isOfMonth, prescribedIn } from './prescribed.sql.ts';
import { dueDayOf } from './settings.sql.ts';

/** A month of the unit as it is claimed and closed. */
export interface HeldMonth {
  readonly id: number;
  /** When it was claimed last. */
  readonly claimed_at: string | null;
  readonly is_closed: boolean;
  /** How a change inside it counts. */
  readonly month_change: MonthChange;
}

/** The month, made when it is not there yet; whoever claims it too waits until this transaction ends. */
export async function holdMonth(db: Db, unit: OwnedUnit, month: string): Promise<HeldMonth> {
  await sql`
    insert into ledger_months (client_id, unit_id, month)
    values (${unit.client_id}, ${unit.unit_id}, ${month}::date)
    on conflict (client_id, unit_id, month) do nothing`.execute(db);
  const { rows } = await sql<HeldMonth>`
    select ledger_month_id as id, claimed_at, closed_at is not null as is_closed,
           ${changeOf(unit, month)} as month_change
      from ledger_months
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and month = ${month}::date
       for update`.execute(db);
  const [held] = rows;
  if (held === undefined) throw new Error(`The month ${month} was not made.`);
  return held;
}

/**
 * Where what is prescribed for a month differs from what its monthly claims say: the costs of spaces by the
 * parties that bear them, on its first day or day by day as the month is counted, against the sum of the
 * claims of the month so far. `days` are those on which a party bears the cost, `since` the first of them.
 * The same for a month that was never claimed: then everything is lacking. Of a party without an account its
 * id is null. Whose a claim is is told by the people of its account, so that people who were made one are one
 * party here, on whichever of their accounts it was claimed.
 */
export async function selectMonthDifferences(
  db: Db,
  unit: OwnedUnit,
  month: string,
): Promise<MonthDifference[]> {
  const differs = sql`coalesce(p.amount, 0) <> coalesce(c.amount, 0)`;
  return (await monthRows(unit, month, differs).execute(db)).rows;
}

/** The same of all that is prescribed for the month or claimed for it, whether it differs or not. */
export async function selectMonthRows(
  db: Db,
  unit: OwnedUnit,
  month: string,
): Promise<MonthDifference[]> {
  const is = sql`coalesce(p.amount, 0) <> 0 or coalesce(c.amount, 0) <> 0`;
  return (await monthRows(unit, month, is).execute(db)).rows;
}

/** What is prescribed `p` and claimed `c` for the month, of which the condition holds. */
function monthRows(
  unit: OwnedUnit,
  month: string,
  condition: RawBuilder<unknown>,
): RawBuilder<MonthDifference> {
  return sql<MonthDifference>`
    with ${prescribedIn(unit, month)},
    prescribed as materialized (
      select pasport_id, party, name, sum(amount) as amount, sum(days)::integer as days, min(day) as since
        from accrued where party is not null
       group by pasport_id, party, name),
    parties as materialized (
      select ledger_account_id, string_agg(address_id::text, ',' order by address_id) as party
        from ledger_account_people
       where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       group by ledger_account_id),
    claimed as materialized (
      select a.pasport_id, w.party, l.name, sum(l.amount) as amount
        from ledger_claims l
        join ledger_accounts a on a.client_id = l.client_id and a.unit_id = l.unit_id
             and a.ledger_account_id = l.ledger_account_id
        join parties w on w.ledger_account_id = a.ledger_account_id
       where l.client_id = ${unit.client_id} and l.unit_id = ${unit.unit_id}
         and l.origin = 'month' and l.for_month = ${month}::date
       group by a.pasport_id, w.party, l.name),
    told as materialized (
      select coalesce(p.pasport_id, c.pasport_id) as pasport_id, coalesce(p.party, c.party) as party,
             coalesce(p.name, c.name) as name, coalesce(p.amount, 0) as prescribed,
             coalesce(c.amount, 0) as claimed, coalesce(p.days, 0) as days, p.since
        from prescribed p
        full join claimed c on c.pasport_id = p.pasport_id and c.party = p.party and c.name = p.name
       where ${condition})
    select (select a.ledger_account_id from ledger_accounts a
             where a.client_id = ${unit.client_id} and a.unit_id = ${unit.unit_id}
               and a.pasport_id = d.pasport_id and a.party = d.party) as ledger_account_id,
           d.pasport_id, s.space_number, s.building_name, d.name,
           d.prescribed::float8, d.claimed::float8, d.days,
           to_char(d.since, 'YYYY-MM-DD') as since,
           (select coalesce(string_agg(n.full_name, ', ' order by n.full_name collate public.czech), '')
              from person_names n
             where n.client_id = ${unit.client_id} and n.unit_id = ${unit.unit_id}
               and n.address_id = any (string_to_array(d.party, ',')::integer[])) as names
      from told d
     cross join lateral (
       select p.space_number, p.building_name from pasport_places p
        where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id}
          and p.pasport_id = d.pasport_id offset 0) s
     order by s.building_name collate public.czech, s.space_number collate public.czech,
              d.pasport_id, d.name collate public.czech`;
}

/** A month as it stands, and what it is claimed by. */
export interface MonthHeader extends LedgerMonth {
  /** What is prescribed for it altogether. */
  readonly prescribed: number;
  /** How many spaces have costs then and nobody who bears them. */
  readonly unborne_count: number;
  /** The day of a month that the unit has set; null where it has set none. */
  readonly due_day: number | null;
  readonly month_change: MonthChange;
  /** The month itself, or the first after it that is not closed. */
  readonly booked_in: string;
}

/** The month, whether it was ever claimed or not. */
export async function selectMonthHeader(
  db: Db,
  unit: OwnedUnit,
  month: string,
): Promise<MonthHeader> {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<MonthHeader>`
    with ${prescribedIn(unit, month)},
    prescribed as (
      select coalesce(sum(amount) filter (where party is not null), 0)::float8 as prescribed,
             (count(distinct pasport_id) filter (where party is null))::integer as unborne_count
        from accrued),
    claimed as (
      select coalesce(sum(amount), 0)::float8 as claimed,
             (count(distinct ledger_account_id))::integer as accounts_count
        from ledger_claims
       where client_id = ${client_id} and unit_id = ${unit_id} and origin = 'month'
         and for_month = ${month}::date)
    select ${month}::text as month, m.claimed_at, m.closed_at, p.prescribed, p.unborne_count,
           c.claimed, c.accounts_count, s.due_day, (select change from counting) as month_change,
           case when m.closed_at is null then ${month}::text else (${openMonth(unit, month)}) end as booked_in
      from prescribed p cross join claimed c
      left join ledger_months m on m.client_id = ${client_id} and m.unit_id = ${unit_id}
           and m.month = ${month}::date
      left join ledger_settings s on s.client_id = ${client_id} and s.unit_id = ${unit_id}`.execute(
    db,
  );
  return rows[0] as MonthHeader;
}

/** Months that were claimed or closed, the newest first. */
export async function selectMonths(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<LedgerMonth[]> {
  const { rows } = await sql<LedgerMonth>`
    select to_char(m.month, 'YYYY-MM-DD') as month, m.claimed_at, m.closed_at,
           coalesce(c.claimed, 0)::float8 as claimed, coalesce(c.accounts_count, 0) as accounts_count
      from ledger_months m
      left join (
        select for_month, sum(amount) as claimed,
               (count(distinct ledger_account_id))::integer as accounts_count
          from ledger_claims
         where client_id = ${client_id} and unit_id = ${unit_id} and origin = 'month'
         group by for_month) c on c.for_month = m.month
     where m.client_id = ${client_id} and m.unit_id = ${unit_id}
       and (m.claimed_at is not null or m.closed_at is not null or c.claimed is not null)
     order by m.month desc`.execute(db);
  return rows;
}

/** The first month that the unit has not prescribed yet, and on which day of a month its claims are due. */
export interface UnclaimedMonth {
  readonly month: string;
  readonly due_day: number;
}

/**
 * The month after the last one that the unit has claimed, as a JSON object {month, due_day}, where costs
 * hold on its first day; null where nothing was ever claimed, or nothing is prescribed for it.
 */
export function unclaimedMonth(unit: OwnedUnit) {
  const { client_id, unit_id } = unit;
  return sql`(
    select json_build_object('month', to_char(n.month, 'YYYY-MM-DD'), 'due_day', ${dueDayOf(unit)})
      from (select (max(month) + interval '1 month')::date as month from ledger_months
             where client_id = ${client_id} and unit_id = ${unit_id} and claimed_at is not null) n
     where exists (select from (${costsOn(ofUnit(unit), sql`n.month`)}) c where c.monthly_advance <> 0))`;
}

/** The first month after the given one that is not closed; the month itself when it is open. */
export async function selectOpenMonth(db: Db, unit: OwnedUnit, month: string): Promise<string> {
  const { rows } = await openMonth(unit, month).execute(db);
  return rows[0]?.month ?? month;
}

const openMonth = (
  { client_id, unit_id }: OwnedUnit,
  month: string,
): RawBuilder<{ month: string }> => sql`
  select to_char(m.month, 'YYYY-MM-DD') as month
    from generate_series(${month}::date, ${month}::date + interval '100 years', interval '1 month') as m (month)
   where not exists (
     select from ledger_months l
      where l.client_id = ${client_id} and l.unit_id = ${unit_id}
        and l.month = m.month::date and l.closed_at is not null)
   order by m.month limit 1`;

/** The last closed month that what holds from the day on belongs to; null without any. */
export async function selectLastClosed(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  day: string,
): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(max(m.month), 'YYYY-MM-DD') as month from ledger_months m
     where m.client_id = ${client_id} and m.unit_id = ${unit_id} and m.closed_at is not null
       and ${isOfMonth(sql`${day}::date`)}`.execute(db);
  return rows[0]?.month ?? null;
}

/** How a change inside the month counts. */
export async function selectMonthChange(
  db: Db,
  unit: OwnedUnit,
  month: string,
): Promise<MonthChange> {
  const { rows } = await sql<{ change: MonthChange }>`
    select ${changeOf(unit, month)} as change`.execute(db);
  return rows[0]?.change ?? 'next';
}
