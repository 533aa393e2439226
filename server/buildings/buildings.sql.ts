import { sql, type RawBuilder } from 'kysely';
import type { Building } from '#contract/pasports/buildings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { placeOfHouse } from '#server/core/pasports/house-place.sql.ts';
import type { Db } from '#server/db/db.ts';
import { isHidden, treeOf } from '#server/core/pasports/tree.sql.ts';
import { listedOf, withPlace, type Counts, type Flat, type Listed } from './shape.ts';
import { houseSharesMissing } from '#server/core/pasports/common-shares.sql.ts';
import {
  countedPlaces,
  countsOf,
  recordJoins,
  sharedColumns,
  treeOfOne,
} from '#server/core/pasports/building-records.sql.ts';

/** Which records are asked for: hidden ones too, and of what city (0 is all of them). */
export interface Asked {
  readonly showHidden: boolean;
  readonly cityId: number;
}

function buildingsFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${sharedColumns}, coalesce(n.flats_count, 0) as flats_count,
           coalesce(n.spaces_count, 0) as spaces_count,
           coalesce(m.missing, '') as common_share_missing,
           row_number() over (order by t.path)::integer as position
      from tree t ${recordJoins(unit)}
      left join counts n on n.parent_id = t.pasport_id
      left join (${houseSharesMissing(unit.client_id, sql`select ${unit.unit_id}::integer`)}) m
             on m.pasport_id = t.pasport_id
     where t.kind = 'building' and ${condition}`;
}

/** Buildings as the tree is read: in the order of their groups, their own, and by street. */
export async function selectBuildings(
  db: Db,
  unit: OwnedUnit,
  { showHidden, cityId }: Asked,
): Promise<Counts & { values: Building[] }> {
  const asked = sql`(${showHidden}::boolean or not ${isHidden('t')})
    and (${cityId}::integer = 0 or b.city_id = ${cityId}::integer)`;
  const { rows } = await sql<Listed<Building>>`
    with recursive ${treeOf(unit)}, ${countsOf(unit)}, listed as (${buildingsFrom(unit, asked)})
    select k.*, l.* from ${countedPlaces} k left join listed l on true
     order by l.position`.execute(db);
  return listedOf(rows, 'building');
}

/** Buildings of a group and of the groups under it, hidden ones too. */
export async function selectBuildingsOfGroup(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<Building[]> {
  const inGroup = sql`${placeOfHouse(unit, 'group', id)} = any (t.ids)`;
  const { rows } = await sql<Flat<Building> & { position: number }>`
    with recursive ${treeOf(unit)}, ${countsOf(unit)}, listed as (${buildingsFrom(unit, inGroup)})
    select * from listed order by position`.execute(db);
  return rows.map(({ position: _position, ...row }) => withPlace(row, 'building'));
}

/** One building of the unit by its pasport_building_id. */
export async function selectBuilding(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<Building | undefined> {
  const inside = sql`p.parent_id = (select pasport_id from tree)`;
  const { rows } = await sql<Flat<Building> & { position: number }>`
    with ${treeOfOne(unit, id)}, ${countsOf(unit, inside)}
    ${buildingsFrom(unit, sql`true`)}`.execute(db);
  return rows.map(({ position: _position, ...row }) => withPlace<Building>(row, 'building'))[0];
}
