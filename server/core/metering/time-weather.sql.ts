import { sql, type RawBuilder } from 'kysely';
import type { TimeWeather } from '#contract/metering/town-weather.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { houseWeather, townDegreeDays } from './dividing.sql.ts';
import { placeOfTown } from './town-weather.sql.ts';

type Sql = RawBuilder<unknown>;

/**
 * How cold a time was in the town of a house, and the same days a year before, by the degree-days that
 * heat is divided by: a `TimeWeather` of the contract as JSON, null where the town is no place of
 * degree-days.
 */
export function timeWeather(
  { client_id, unit_id }: OwnedUnit,
  house: number,
  { from, to }: { readonly from: string; readonly to: string },
): Sql {
  const [first, last] = [sql`${from}::date`, sql`${to}::date`];
  const past = (day: Sql) => sql`(${day} - interval '1 year')::date`;
  return sql`(
    with weather as materialized (${houseWeather(client_id, unit_id)})
    select json_build_object(
             'place_name', w.name,
             'degree_days', (${townDegreeDays([sql`(${first} - 1)`, last])})::float8,
             'former_degree_days', (${townDegreeDays([sql`(${past(first)} - 1)`, past(last)])})::float8)
      from house_places h
      join lateral (${placeOfTown(sql`${client_id}::integer`, sql`coalesce(h.city_name, '')`)}) w on true
      left join weather d on d.building_id = h.pasport_id
     where h.client_id = ${client_id} and h.unit_id = ${unit_id} and h.kind = 'building'
       and h.pasport_id = ${house})`;
}

/** The same of one house (pasport_id), on its own. */
export async function selectTimeWeather(
  db: Db,
  unit: OwnedUnit,
  house: number,
  asked: { readonly from: string; readonly to: string },
): Promise<TimeWeather | null> {
  const { rows } = await sql<{ weather: TimeWeather | null }>`
    select ${timeWeather(unit, house, asked)} as weather`.execute(db);
  return rows[0]?.weather ?? null;
}
