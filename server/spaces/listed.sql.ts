import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { treeOf } from '#server/core/pasports/tree.sql.ts';
import { validOn } from '#server/core/time/valid-on.sql.ts';

type Sql = RawBuilder<unknown>;

/** Spaces `s` with their places `p`, and their buildings `b` as they stand in the tree. */
export function spacesOf({ client_id, unit_id }: OwnedUnit, condition: Sql, joins = sql``): Sql {
  return sql`
    from pasports p
    join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
         and s.pasport_id = p.pasport_id
    left join seats b on b.pasport_id = p.parent_id ${joins}
   where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.kind = 'space'
     and ${condition}`;
}

/** Names of those who hold a space on the day, by space; the condition is on the holding `h`. */
function namesOf({ client_id, unit_id }: OwnedUnit, table: Sql, day: string, condition: Sql): Sql {
  return sql`
    select h.pasport_id,
           string_agg(a.full_name, ', ' order by h.valid_from, a.full_name, a.address_id) as names
      from ${table} h
      join addresses a on a.client_id = h.client_id and a.unit_id = h.unit_id
           and a.address_id = h.address_id
     where h.client_id = ${client_id} and h.unit_id = ${unit_id}
       and ${validOn(day, 'h')}
       and ${condition}
     group by h.pasport_id`;
}

/** The buildings of the unit as `seats`, numbered as the tree is read. */
export function seatsOf(unit: OwnedUnit): Sql {
  return sql`${treeOf(unit)},
    seats as materialized (
      select *, row_number() over (order by path)::integer as seat
        from tree where kind = 'building')`;
}

/**
 * Who uses each space on the day: its tenants, else its owners. Spaces outside the condition are
 * left alone; without one the whole unit is read.
 */
export function holdersOf(unit: OwnedUnit, day: string, condition: Sql | undefined): Sql {
  const here =
    condition === undefined ? sql`true` : sql`h.pasport_id in (select pasport_id from wanted)`;
  const vacant = sql`${here} and not exists (
    select from tenants t where t.pasport_id = h.pasport_id)`;
  // Found once, whatever the planner thinks of tables it has not met yet.
  const wanted =
    condition === undefined
      ? sql``
      : sql`wanted as materialized (select p.pasport_id ${spacesOf(unit, condition)}),`;
  return sql`${wanted}
    tenants as materialized (${namesOf(unit, sql`pasport_tenants`, day, here)}),
    owners as materialized (${namesOf(unit, sql`pasport_ownerships`, day, vacant)})`;
}

/** What the list tells of a space; areas in m². */
export const listedColumns = sql`
  s.pasport_space_id, s.unit_id, s.pasport_id, s.space_number, s.space_size,
  coalesce(t.names, o.names, '') as tenant_name, coalesce(b.pasport_name, '') as building_name,
  coalesce(b.hidden, false) as building_hidden, coalesce(b.parent_hidden, false) as group_hidden,
  coalesce(b.parent_name, '') as group_name, p.pasport_name, p.hidden as pasport_hidden,
  p.pasport_order, s.pasport_floor_id, s.pasport_type_id, y.name as pasport_type_name, y.is_flat,
  p.parent_id as pasport_parent_id, coalesce(f.code, '') as floor_code, s.variable_symbol,
  s.total_area::float8 as total_area, s.floor_area::float8 as floor_area,
  s.heated_area::float8 as heated_area, s.heated_area_fixed,
  s.countable_area::float8 as countable_area, s.version`;

/**
 * Joins to `spacesOf` what `listedColumns` tell. Every space has a type; joined from the left, so that
 * nobody reads the spaces of a type in all units of the client first.
 */
export const listedJoins = sql`
    left join pasport_types y on y.client_id = s.client_id and y.pasport_type_id = s.pasport_type_id
    left join pasport_floors f on f.client_id = s.client_id and f.unit_id = s.unit_id
         and f.pasport_floor_id = s.pasport_floor_id
    left join tenants t on t.pasport_id = p.pasport_id
    left join owners o on o.pasport_id = p.pasport_id`;
