import { sql, type RawBuilder } from 'kysely';
import type { ResultOf } from '#contract/endpoint.ts';
import type { browseSpaces, Space, SpaceRow } from '#contract/pasports/spaces.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { treeOf } from '#server/pasport-tree.sql.ts';

/** Which spaces are asked for: of the whole unit, or of one group, building or floor. */
export interface Asked {
  readonly showHidden: boolean;
  readonly parentType: 'all' | 'group' | 'building' | 'floor';
  readonly parentId: number;
  /** The day whose tenants and owners are told. */
  readonly day: string;
}

/** Spaces `s` with their places `p` in the unit, and their buildings `b` as they stand in the tree. */
function spacesIn(unit: OwnedUnit, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    from pasports p
    join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
         and s.pasport_id = p.pasport_id
    left join seats b on b.pasport_id = p.parent_id
   where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id} and p.kind = 'space'
     and ${condition}`;
}

/** Names of those who hold a space on the day, by space; `condition` is on the holding `h`. */
function namesOf(
  unit: OwnedUnit,
  table: 'pasport_tenants' | 'pasport_ownerships',
  day: string,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select h.pasport_id,
           string_agg(a.full_name, ', ' order by h.valid_from, a.full_name, a.address_id) as names
      from ${sql.table(table)} h
      join addresses a on a.client_id = h.client_id and a.unit_id = h.unit_id
           and a.address_id = h.address_id
     where h.client_id = ${unit.client_id} and h.unit_id = ${unit.unit_id}
       and h.valid_from <= ${day}::date and (h.valid_to is null or h.valid_to >= ${day}::date)
       and ${condition}
     group by h.pasport_id`;
}

/** Everything that a space tells; `seats` are the buildings in the order of the tree. */
function listedSpaces(
  unit: OwnedUnit,
  day: string,
  condition: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  // A whole unit is read at once; for less, the holders of other spaces are left alone.
  const here = sql`h.pasport_id in (select p.pasport_id ${spacesIn(unit, condition)})`;
  const untold = sql`not exists (select from tenants t where t.pasport_id = h.pasport_id)`;
  return sql`
    ${treeOf(unit)},
    seats as materialized (
      select *, row_number() over (order by path)::integer as seat
        from tree where kind = 'building'),
    tenants as materialized (${namesOf(unit, 'pasport_tenants', day, here)}),
    owners as materialized (${namesOf(unit, 'pasport_ownerships', day, sql`${here} and ${untold}`)}),
    listed as (
      select s.pasport_space_id, s.unit_id, s.pasport_id, s.space_number, s.space_size,
             coalesce(t.names, o.names, '') as tenant_name,
             coalesce(b.pasport_name, '') as building_name,
             coalesce(b.hidden, false) as building_hidden,
             coalesce(b.parent_hidden, false) as group_hidden,
             coalesce(b.parent_name, '') as group_name, p.pasport_name,
             p.hidden as pasport_hidden, p.pasport_order, s.pasport_floor_id, s.pasport_type_id,
             y.name as pasport_type_name, y.is_flat, p.parent_id as pasport_parent_id,
             coalesce(f.code, '') as floor_code, s.variable_symbol,
             s.total_area::float8 as total_area, s.floor_area::float8 as floor_area,
             s.heated_area::float8 as heated_area, s.heated_area_fixed,
             s.countable_area::float8 as countable_area, s.version, b.seat ${more}
        from (select p.pasport_name, p.hidden, p.pasport_order, p.parent_id) p)`;
}

void listedSpaces;
