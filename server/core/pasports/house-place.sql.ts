import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** The place in the tree of the unit that a building, or a group of buildings, has by its own id, as a column. */
export function placeOfHouse(
  { client_id, unit_id }: OwnedUnit,
  kind: 'building' | 'group',
  id: number,
): RawBuilder<number> {
  return sql<number>`(
    select h.pasport_id from house_places h
     where h.client_id = ${client_id} and h.unit_id = ${unit_id} and h.kind = ${kind}
       and h.pasport_building_id = ${id})`;
}

/** A house of the unit with its street and town, as papers name it. */
export async function selectHousePlace(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  building_id: number,
): Promise<{ building_name: string; place: string } | undefined> {
  const { rows } = await sql<{ building_name: string; place: string }>`
    select h.pasport_name as building_name,
           concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, '')) as place
      from house_places h
     where h.client_id = ${client_id} and h.unit_id = ${unit_id} and h.kind = 'building'
       and h.pasport_id = ${building_id}`.execute(db);
  return rows[0];
}
