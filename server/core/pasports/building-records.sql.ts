import { sql, type RawBuilder } from 'kysely';
import { buildingFields } from '#contract/pasports/building-record.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import { isHidden } from './tree.sql.ts';

/** One group or building as `tree` has it, without its way through the tree. */
export function treeOfOne({ client_id, unit_id }: OwnedUnit, id: number): RawBuilder<unknown> {
  return sql`
    tree as (
      select p.pasport_id, p.parent_id, p.kind, p.pasport_name, p.pasport_order, p.hidden,
             coalesce(above.pasport_order, 0) as parent_order,
             coalesce(above.pasport_name, '') as parent_name,
             exists (select from hidden_groups g where g.client_id = p.client_id
                        and g.pasport_id = p.parent_id) as parent_hidden,
             array[p.pasport_id] as path, array[p.pasport_id] as ids
        from pasport_buildings b
        join pasports p on p.client_id = b.client_id and p.unit_id = b.unit_id
             and p.pasport_id = b.pasport_id
        left join pasports above on above.client_id = p.client_id and above.pasport_id = p.parent_id
       where b.client_id = ${client_id} and b.unit_id = ${unit_id}
         and b.pasport_building_id = ${id})`;
}

/**
 * Shown flats, other spaces and the area in m² of those whose type counts in areas, by building. Types
 * are joined from the left, so that nobody reads the spaces of a type in all units of the client first.
 */
export function countsOf(
  { client_id, unit_id }: OwnedUnit,
  within: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`
    counts as (
      select p.parent_id,
             count(*) filter (where t.is_flat) as flats_count,
             count(*) filter (where not t.is_flat) as spaces_count,
             sum(s.total_area) filter (where t.counts_in_areas) as total_area
        from pasports p
        join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
             and s.pasport_id = p.pasport_id
        left join pasport_types t on t.client_id = s.client_id and t.pasport_type_id = s.pasport_type_id
       where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.kind = 'space'
         and not p.hidden and ${within}
       group by p.parent_id)`;
}

/** Columns that buildings and groups share: of the record `b`, its place `t`, city and indicator. */
export const sharedColumns = sql`
  b.pasport_building_id, b.unit_id, b.pasport_id, t.parent_id, t.parent_name, t.parent_hidden,
  t.pasport_name, t.pasport_order, t.hidden, b.street_full,
  coalesce(nullif(b.city_name, ''), c.name, '') as city_name,
  ${ownColumns('b', buildingFields, (name) => name !== 'city_name')},
  coalesce(h.name, '') as heating_indicator_name,
  b.created, b.updated, b.version`;

/** Joins the record `b`, its city `c` and its indicator `h` to its place `t`. */
export function recordJoins({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    join pasport_buildings b on b.client_id = ${client_id} and b.unit_id = ${unit_id}
         and b.pasport_id = t.pasport_id
    left join cities c on c.city_id = b.city_id
    left join heating_indicators h on h.client_id = b.client_id
         and h.heating_indicator_id = b.heating_indicator_id`;
}

/** How many groups the unit has, and how many hidden groups and buildings, whatever is listed. */
export const countedPlaces = sql`
  (select count(*) filter (where kind = 'group') as buildings_groups,
          count(*) filter (where kind = 'building' and ${isHidden('places')}) as hidden_buildings,
          count(*) filter (where kind = 'group' and ${isHidden('places')}) as hidden_groups
     from tree places)`;
