import { sql, type RawBuilder } from 'kysely';
import { monthFields } from '#contract/degree-day-month-record.ts';
import type { DegreeDayMonth, DegreeDaySeason } from '#contract/degree-days.ts';
import type { WrittenOf } from '#contract/record.ts';
import type { IndoorTemperature } from '#contract/rules/degree-days.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** What a person tells of a month. */
export type MonthRow = WrittenOf<typeof monthFields>;

// Shares and means are of all the client's months, whichever of them is asked for.
function months(
  clientId: OwnedClientId,
  indoor: IndoorTemperature,
  condition: RawBuilder<unknown>,
): RawBuilder<DegreeDayMonth> {
  return sql<DegreeDayMonth>`
    select degree_day_month_id, degree_day_place_id, place_name, year, month, heating_days,
           mean_temperature::float8 as mean_temperature, d::float8 as degree_days,
           year_share::float8 as year_share, average::float8 as average, created, updated, version
      from (select m.*, p.name as place_name, x.d,
                   round(100 * x.d / nullif(sum(x.d) over (partition by m.degree_day_place_id, m.year), 0), 2)
                     as year_share,
                   round(avg(x.d) over (partition by m.degree_day_place_id, m.month), 2) as average
              from degree_day_months m
              join degree_day_places p on p.client_id = m.client_id
                   and p.degree_day_place_id = m.degree_day_place_id
             cross join lateral
                   (select public.degree_days(m.heating_days, m.mean_temperature, ${indoor}::integer) as d) x
             where m.client_id = ${clientId}) every
     where ${condition}
     order by year desc, month desc, place_name collate public.czech, degree_day_month_id`;
}

/** The client's months, newest first. */
export async function selectMonths(
  db: Db,
  clientId: OwnedClientId,
  indoor: IndoorTemperature,
): Promise<DegreeDayMonth[]> {
  return (await months(clientId, indoor, sql`true`).execute(db)).rows;
}

/** One month with degree-days for 19 °C. */
export async function selectMonth(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<DegreeDayMonth | undefined> {
  return (await months(clientId, 19, sql`degree_day_month_id = ${id}`).execute(db)).rows[0];
}

/** What was told of a month, with its version; nobody else changes it before the transaction ends. */
export async function selectMonthForUpdate(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<(MonthRow & { version: number }) | undefined> {
  const { rows } = await sql<MonthRow & { version: number }>`
    select ${ownColumns('m', monthFields)}, m.version from degree_day_months m
     where m.client_id = ${clientId} and m.degree_day_month_id = ${id} for update`.execute(db);
  return rows[0];
}

/** A new month; returns its id. Fails on the unique index of months. */
export async function insertMonth(
  db: Db,
  clientId: OwnedClientId,
  month: MonthRow,
): Promise<number> {
  const row = await db
    .insertInto('degree_day_months')
    .values({ ...month, client_id: clientId })
    .returning('degree_day_month_id')
    .executeTakeFirstOrThrow();
  return row.degree_day_month_id;
}

export async function updateMonth(
  db: Db,
  clientId: OwnedClientId,
  id: number,
  changes: Partial<MonthRow>,
): Promise<void> {
  await db
    .updateTable('degree_day_months')
    .set(changes)
    .where('client_id', '=', clientId)
    .where('degree_day_month_id', '=', id)
    .execute();
}

/** Writes months of a file over those that are there; what says the same is left alone. */
export async function upsertMonths(
  db: Db,
  clientId: OwnedClientId,
  rows: readonly MonthRow[],
): Promise<void> {
  await sql`
    insert into degree_day_months as m (client_id, degree_day_place_id, year, month, heating_days, mean_temperature)
    select ${clientId}::integer, x.degree_day_place_id, x.year, x.month, x.heating_days, x.mean_temperature
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as x (degree_day_place_id integer, year integer, month integer, heating_days integer,
                 mean_temperature numeric)
    on conflict (client_id, degree_day_place_id, year, month) do update
       set heating_days = excluded.heating_days, mean_temperature = excluded.mean_temperature
     where (m.heating_days, m.mean_temperature) is distinct from
           (excluded.heating_days, excluded.mean_temperature)`.execute(db);
}

/** Whether the month was there to be deleted. */
export async function deleteMonthRow(
  db: Db,
  clientId: OwnedClientId,
  id: number,
): Promise<boolean> {
  const row = await db
    .deleteFrom('degree_day_months')
    .where('client_id', '=', clientId)
    .where('degree_day_month_id', '=', id)
    .returning('degree_day_month_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Heating seasons of a place, newest first: the sums are PostgreSQL's. */
export async function selectSeasons(
  db: Db,
  clientId: OwnedClientId,
  placeId: number,
  indoor: IndoorTemperature,
): Promise<DegreeDaySeason[]> {
  const { rows } = await sql<DegreeDaySeason>`
    select season, sum(heating_days)::integer as heating_days,
           round(sum(heating_days * mean_temperature) / nullif(sum(heating_days), 0), 2)::float8
             as mean_temperature,
           sum(d)::float8 as degree_days,
           json_agg(json_build_object('month', month, 'heating_days', heating_days,
             'mean_temperature', mean_temperature, 'degree_days', d) order by year, month) as months
      from (select year, month, heating_days, mean_temperature,
                   case when month >= 9 then year else year - 1 end as season,
                   public.degree_days(heating_days, mean_temperature, ${indoor}::integer) as d
              from degree_day_months
             where client_id = ${clientId} and degree_day_place_id = ${placeId}
               and month not between 6 and 8) m
     group by season
     order by season desc`.execute(db);
  return rows;
}
