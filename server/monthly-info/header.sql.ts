import { sql } from 'kysely';
import type { MonthInfo } from '#contract/metering/month-infos.ts';
import { monthYearBefore } from '#contract/rules/month-info.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { degreeDaysOf, placeOfTown } from '#server/core/metering/town-weather.sql.ts';
import type { Db } from '#server/db/db.ts';

/** What is told of all spaces of a house alike. */
export type HouseHeader = Pick<MonthInfo, 'unit_name' | 'building_name' | 'place' | 'weather'>;

/** The house with its unit and how cold the month was there; undefined where the unit has no such house. */
export async function selectHouseHeader(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  house: number,
  month: string,
): Promise<HouseHeader | undefined> {
  const client = sql`${client_id}::integer`;
  const place = sql`w.degree_day_place_id`;
  const { rows } = await sql<HouseHeader>`
    select u.name as unit_name, h.pasport_name as building_name,
           concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, '')) as place,
           case when w.name is not null then json_build_object(
             'place_name', w.name,
             'degree_days', ${degreeDaysOf(client, place, sql`${month}::date`)},
             'former', ${degreeDaysOf(client, place, sql`${monthYearBefore(month)}::date`)}) end
             as weather
      from house_places h
      join units u on u.client_id = h.client_id and u.unit_id = h.unit_id
      left join lateral (${placeOfTown(client, sql`coalesce(h.city_name, '')`)}) w on true
     where h.client_id = ${client_id} and h.unit_id = ${unit_id} and h.kind = 'building'
       and h.pasport_id = ${house}`.execute(db);
  return rows[0];
}
