import { sql, type RawBuilder } from 'kysely';
import type { Group } from '#contract/pasports/buildings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { isHidden, treeOf } from '#server/core/pasports/tree.sql.ts';
import type { Asked } from './buildings.sql.ts';
import { listedOf, withPlace, type Counts, type Flat, type Listed } from './shape.ts';
import {
  countedPlaces,
  countsOf,
  recordJoins,
  sharedColumns,
} from '#server/core/pasports/building-records.sql.ts';

/**
 * What is in the shown buildings of each group and of the groups under it: of a hidden group in those
 * that nothing in it hides.
 */
function insideOf({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  const shown = sql`not t.hidden and t.covered <= above.depth`;
  return sql`
    inside as (
      select above.pasport_id,
             count(*) filter (where ${shown}) as buildings_count,
             (sum(n.flats_count) filter (where ${shown}))::integer as flats_count,
             (sum(n.spaces_count) filter (where ${shown}))::integer as spaces_count,
             (sum(n.total_area) filter (where ${shown}))::float8 as total_area,
             array_agg(distinct b.city_id) as city_ids
        from tree t
        cross join lateral unnest(t.ids) with ordinality as above (pasport_id, depth)
        join house_places b on b.client_id = ${client_id} and b.unit_id = ${unit_id}
             and b.pasport_id = t.pasport_id
        left join counts n on n.parent_id = t.pasport_id
       where t.kind = 'building'
       group by above.pasport_id)`;
}

function groupsFrom(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${sharedColumns},
           coalesce(i.flats_count, 0) as flats_count, coalesce(i.spaces_count, 0) as spaces_count,
           coalesce(i.buildings_count, 0) as buildings_count,
           coalesce(i.total_area, 0) as total_area, '' as common_share_missing,
           row_number() over (order by t.path)::integer as position
      from tree t ${recordJoins(unit)}
      left join inside i on i.pasport_id = t.pasport_id
     where t.kind = 'group' and ${condition}`;
}

/** Groups as the tree is read. A group is of a city when its record or any of its buildings is. */
export async function selectGroups(
  db: Db,
  unit: OwnedUnit,
  { showHidden, cityId }: Asked,
): Promise<Counts & { values: Group[] }> {
  const asked = sql`(${showHidden}::boolean or not ${isHidden('t')})
    and (${cityId}::integer = 0 or b.city_id = ${cityId}::integer
         or ${cityId}::integer = any (i.city_ids))`;
  const { rows } = await sql<Listed<Group>>`
    with recursive ${treeOf(unit)}, ${countsOf(unit)}, ${insideOf(unit)},
         listed as (${groupsFrom(unit, asked)})
    select k.*, l.* from ${countedPlaces} k left join listed l on true
     order by l.position`.execute(db);
  return listedOf(rows, 'group');
}

/** One group of the unit by its pasport_building_id. */
export async function selectGroup(db: Db, unit: OwnedUnit, id: number): Promise<Group | undefined> {
  const one = sql`b.pasport_building_id = ${id}`;
  const { rows } = await sql<Flat<Group> & { position: number }>`
    with recursive ${treeOf(unit)}, ${countsOf(unit)}, ${insideOf(unit)}
    ${groupsFrom(unit, one)}`.execute(db);
  return rows.map(({ position: _position, ...row }) => withPlace<Group>(row, 'group'))[0];
}
