import { sql, type RawBuilder } from 'kysely';
import { spaceFields } from '#contract/pasports/space-record.ts';
import { spaceRow } from '#contract/pasports/spaces.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { spacesOn, type AsOf } from './areas-on.sql.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import { treeOf } from './tree.sql.ts';
import { ownerNamesOn, ownersOn, tenantNamesOn } from '#server/core/people/holders-on.sql.ts';
import { personsOn } from '#server/core/people/persons-on.sql.ts';
import { payersNamedOn } from '#server/core/people/payers-on.sql.ts';
import { sharesOn } from '#server/core/people/shares-on.sql.ts';
import { ofUnit, within, type Scope } from '#server/core/time/records-on.sql.ts';

type Sql = RawBuilder<unknown>;

/** Spaces `s` with their places `p`, and their buildings `b` as they stand in the tree. */
export function spacesOf(
  { client_id, unit_id }: OwnedUnit,
  condition: Sql,
  spaces = sql`pasport_spaces`,
  joins = sql``,
): Sql {
  return sql`
    from pasports p
    join ${spaces} s on s.client_id = p.client_id and s.unit_id = p.unit_id
         and s.pasport_id = p.pasport_id
    left join seats b on b.pasport_id = p.parent_id ${joins}
   where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.kind = 'space'
     and ${condition}`;
}

/** Floors `f` of the spaces `s`, beside what `spacesOf` joins. */
export const floorsOf = sql`
  left join pasport_floors f on f.client_id = s.client_id and f.unit_id = s.unit_id
       and f.pasport_floor_id = s.pasport_floor_id`;

/** The buildings of the unit as `seats`, numbered as the tree is read. */
export function seatsOf(unit: OwnedUnit): Sql {
  return sql`${treeOf(unit)},
    seats as materialized (
      select *, row_number() over (order by path)::integer as seat
        from tree where kind = 'building')`;
}

/** The records of the spaces that meet the condition; without one those of the whole unit. */
function recordsOf(unit: OwnedUnit, condition: Sql | undefined): Scope {
  if (condition === undefined) return ofUnit(unit);
  return within(ofUnit(unit), sql`pasport_id in (select pasport_id from wanted)`);
}

/** The spaces of the condition: found once, whatever the planner thinks of tables it has not met yet. */
export const wantedOf = (unit: OwnedUnit, condition: Sql): Sql =>
  sql`wanted as materialized (select p.pasport_id ${spacesOf(unit, condition)})`;

/** A table of the owners of spaces on a day, with their names at least. */
type Owners = typeof ownerNamesOn;

/**
 * Who holds each space on the day: its tenants, its owners, who pays for it, and how many live in it. Spaces outside the
 * condition are left alone; without one the whole unit is read.
 */
export function holdersOf(
  unit: OwnedUnit,
  day: string,
  condition: Sql | undefined,
  ownersOf: Owners = ownerNamesOn,
): Sql {
  const wanted = condition === undefined ? sql`` : sql`${wantedOf(unit, condition)},`;
  const of = recordsOf(unit, condition);
  return sql`${wanted}
    tenants as materialized (${tenantNamesOn(of, day)}),
    owners as materialized (${ownersOf(of, day)}),
    payers as materialized (${payersNamedOn(of, day)}),
    persons as materialized (${personsOn(of, day)})`;
}

/** What is asked for on a day and not as it is stored. */
const OF_A_DAY = ['heated_area', 'countable_area'];

/**
 * The same, and as `uneven` the spaces that have owners on the day whose shares do not make a whole. The exact
 * fractions are reckoned only where it is not seen at once: on all shares they would cost as much as the list.
 */
export function holdersWithSharesOf(unit: OwnedUnit, day: string, condition: Sql | undefined): Sql {
  const doubtful = sql`pasport_id = any (array(select pasport_id from owners where not is_whole))`;
  const shares = sharesOn(within(recordsOf(unit, condition), doubtful), day);
  return sql`${holdersOf(unit, day, condition, ownersOn)},
    uneven as materialized (select o.pasport_id from (${shares}) o where o.uneven)`;
}

/** What the list tells besides: whether the space is among them. */
export const sharesColumn = sql`p.pasport_id in (select pasport_id from uneven) as shares_uneven`;

const isListed = (name: string) => name in spaceRow.shape;

/** The space's own columns that the list leaves out. */
export const unlistedColumns = ownColumns('s', spaceFields, (name) => !isListed(name));

const storedColumns = ownColumns(
  's',
  spaceFields,
  (name) => isListed(name) && !OF_A_DAY.includes(name),
);

/** What the list tells of a space; areas in m². */
export const listedColumns = sql`
  s.pasport_space_id, s.unit_id, s.pasport_id, ${storedColumns},
  coalesce(t.names, o.names, '') as tenant_name, coalesce(o.names, '') as owner_name,
  w.payer, w.names as payer_name, w.is_missing as payer_missing,
  coalesce(w.phone, t.phone, o.phone, '') as phone,
  coalesce(w.phone_of, t.phone_of, o.phone_of, '') as phone_of, n.users_count,
  coalesce(b.pasport_name, '') as building_name,
  coalesce(b.hidden, false) as building_hidden, coalesce(b.parent_hidden, false) as group_hidden,
  coalesce(b.parent_name, '') as group_name, p.pasport_name, p.hidden as pasport_hidden,
  p.pasport_order, y.name as pasport_type_name, y.is_flat, y.counts_in_areas, p.parent_id as pasport_parent_id,
  coalesce(f.code, '') as floor_code, s.heated_on::float8 as heated_area,
  s.countable_on::float8 as countable_area, s.created, s.updated, s.version`;

/**
 * Spaces as of the day among those of the condition, with what `listedColumns` tell; `shown` may narrow
 * them. Every space has a type; joined from the left, so that nobody reads the spaces of a type in all
 * units of the client first.
 */
export function listedOf(unit: OwnedUnit, asOf: AsOf, condition: Sql | undefined, shown: Sql): Sql {
  const spaces = sql`(${spacesOn(recordsOf(unit, condition), asOf)})`;
  return spacesOf(unit, shown, spaces, listedJoins);
}

const listedJoins = sql`
    left join pasport_types y on y.client_id = s.client_id and y.pasport_type_id = s.pasport_type_id
    left join pasport_floors f on f.client_id = s.client_id and f.unit_id = s.unit_id
         and f.pasport_floor_id = s.pasport_floor_id
    left join tenants t on t.pasport_id = p.pasport_id
    left join owners o on o.pasport_id = p.pasport_id
    left join persons n on n.pasport_id = p.pasport_id
    join payers w on w.pasport_id = p.pasport_id`;
