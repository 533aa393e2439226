import { sql } from 'kysely';
import { meterKindValue } from '#contract/metering/meter-words.ts';
import type { Find } from '#contract/search.ts';
import { soughtMeters } from '#server/core/metering/sought.sql.ts';
import { elsewhere, marked, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';

const kinds = JSON.stringify(meterKindValue.names);

/**
 * Meters by their numbers, each told at its place: the very number first, then those that stand, then those
 * that begin so. Of devices of one place the best one is told.
 */
export function meterFinds(place: Place, serial: string) {
  const later = sql`m.serial_text <> ${serial}::text`;
  const inside = sql`not starts_with(m.serial_text, ${serial}::text)`;
  const where = sql`concat_ws(', ', f.building_name, nullif(f.space_number, ''))`;
  return sql<Find>`
    with best as (
      select distinct on (m.measuring_place_id) m.*, ${later} as later, ${inside} as inside
        from (${soughtMeters(place.unit.client_id)}) m
       where ${within(place, 'm')} and m.serial_text like all (${patterns([serial])})
       order by m.measuring_place_id, later, m.removed_on is not null, inside, m.meter_id desc),
    found as (
      select * from best m
       order by hidden, ${elsewhere(place, 'm')}, later, removed_on is not null, inside,
                length(serial_text), serial_text collate "C", measuring_place_id
       limit ${MOST_FINDS})
    select 'meter' as kind, f.unit_id, u.name as unit_name, f.measuring_place_id as id,
           f.serial_number as title,
           ${marked(sql`f.hidden`, sql`case when f.removed_on is not null then 'demontované' end`, sql`${kinds}::jsonb ->> f.kind`, where, sql`f.location`)} as detail
      from found f
      join units u on u.client_id = ${place.unit.client_id} and u.unit_id = f.unit_id
     order by f.hidden, ${elsewhere(place, 'f')}, f.later, f.removed_on is not null, f.inside,
              length(f.serial_text), f.serial_text collate "C", f.measuring_place_id`;
}
