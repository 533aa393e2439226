import { sql, type RawBuilder } from 'kysely';
import type { TimeWeather } from '#contract/metering/town-weather.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { houseWeather, townDegreeDays } from './dividing.sql.ts';
import { placeOfTown } from './town-weather.sql.ts';

/**
 * How cold a time was in the town of a house, and the same days a year before, by the degree-days that
 * heat is divided by; undefined where the town is no place of degree-days.
 */
export async function selectTimeWeather(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  house: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TimeWeather | undefined> {
  const [first, last] = [sql`${from}::date`, sql`${to}::date`];
  const past = (day: RawBuilder<unknown>) => sql`(${day} - interval '1 year')::date`;
  const { rows } = await sql<TimeWeather>`
    with weather as materialized (${houseWeather(client_id, unit_id)})
    select w.name as place_name,
           (${townDegreeDays([sql`(${first} - 1)`, last])})::float8 as degree_days,
           (${townDegreeDays([sql`(${past(first)} - 1)`, past(last)])})::float8 as former_degree_days
      from house_places h
      join lateral (${placeOfTown(sql`${client_id}::integer`, sql`coalesce(h.city_name, '')`)}) w on true
      left join weather d on d.building_id = h.pasport_id
     where h.client_id = ${client_id} and h.unit_id = ${unit_id} and h.kind = 'building'
       and h.pasport_id = ${house}`.execute(db);
  return rows[0];
}
