import { sql, type RawBuilder } from 'kysely';
import type { ResultOf } from '#contract/endpoint.ts';
import type { browseSpaces, Space, SpaceRow } from '#contract/pasports/spaces.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { AsOf } from '#server/core/pasports/areas-on.sql.ts';
import { isHidden } from '#server/core/pasports/tree.sql.ts';
import { buildingOfFloor } from '#server/core/pasports/floors.sql.ts';
import { sharesOn } from '#server/core/people/shares-on.sql.ts';
import {
  holdersOf,
  listedColumns,
  listedOf,
  recordsOf,
  seatsOf,
  spacesOf,
  unlistedColumns,
} from '#server/core/pasports/space-list.sql.ts';

/** Which spaces are asked for: of the whole unit, or of one group, building or floor. */
export interface Asked {
  readonly showHidden: boolean;
  readonly parentType: 'all' | 'group' | 'building' | 'floor';
  readonly parentId: number;
  /** The day whose tenants, owners and areas are told. */
  readonly asOf: AsOf;
  /** Only those whose owners' shares do not make a whole on the day. */
  readonly unevenShares: boolean;
  /** Only so many, the first in their order; all of them when left out. */
  readonly first: number | undefined;
}

interface Within {
  /** Whether the parent is in the unit. */
  readonly parent: RawBuilder<unknown>;
  /** Which spaces `s` at the places `p` in the buildings `b` are in it; undefined for all. */
  readonly spaces: RawBuilder<unknown> | undefined;
  /** Which buildings are. */
  readonly seats: RawBuilder<unknown>;
}

function place(kind: 'group' | 'building', id: number): RawBuilder<unknown> {
  return sql`exists (select from places where kind = ${kind}::text and pasport_id = ${id})`;
}

function within(unit: OwnedUnit, { parentType, parentId }: Asked): Within {
  const building = buildingOfFloor(unit, parentId);
  const kinds: Record<Asked['parentType'], Within> = {
    all: { parent: sql`${parentId}::integer = 0`, spaces: undefined, seats: sql`true` },
    group: {
      parent: place('group', parentId),
      spaces: sql`${parentId} = any (b.ids)`,
      seats: sql`${parentId} = any (ids)`,
    },
    building: {
      parent: place('building', parentId),
      spaces: sql`p.parent_id = ${parentId}`,
      seats: sql`pasport_id = ${parentId}`,
    },
    floor: {
      parent: sql`exists (${building})`,
      spaces: sql`s.pasport_floor_id = ${parentId}`,
      seats: sql`pasport_id = (${building})`,
    },
  };
  return kinds[parentType];
}

/** Whether the space `p` has owners on the day whose shares do not make a whole. */
function isUneven(
  unit: OwnedUnit,
  day: string,
  inside: RawBuilder<unknown> | undefined,
): RawBuilder<unknown> {
  return sql`p.pasport_id in (
    select o.pasport_id from (${sharesOn(recordsOf(unit, inside), day)}) o where o.uneven)`;
}

interface Counted {
  seat: number | null;
  total?: number;
  hidden_spaces: number;
  hidden_buildings: number;
  parent_found: boolean;
}

/** A row of the list beside the counts; an empty list is one row with the counts alone. */
type Listed = SpaceRow & Partial<Counted>;

/**
 * Spaces by their buildings as the tree is read and by their numbers, with how many of what is
 * asked for are hidden; undefined when the parent is not in the unit. A space is hidden by itself
 * or by its building, a building by itself or by a group that it is in.
 */
export async function selectSpaces(
  db: Db,
  unit: OwnedUnit,
  asked: Asked,
): Promise<ResultOf<typeof browseSpaces> | undefined> {
  const { parent, spaces, seats } = within(unit, asked);
  const inside = spaces ?? sql`true`;
  const isUnseen = sql`(p.hidden or coalesce(${isHidden('b')}, false))`;
  const seen = asked.showHidden ? inside : sql`${inside} and not ${isUnseen}`;
  const shown = asked.unevenShares
    ? sql`${seen} and ${isUneven(unit, asked.asOf.day, spaces)}`
    : seen;
  const isPart = asked.first !== undefined;
  const total = isPart ? sql`(select count(*) from listed)::integer as total, ` : sql``;
  const most = isPart ? sql`limit ${asked.first}` : sql``;
  const { rows } = await sql<Listed>`
    with recursive ${seatsOf(unit)}, ${holdersOf(unit, asked.asOf.day, spaces)},
    listed as (select ${listedColumns}, b.seat ${listedOf(unit, asked.asOf, spaces, shown)}),
    counted as (
      select ${total} (select count(*) ${spacesOf(unit, sql`${inside} and ${isUnseen}`)})::integer as hidden_spaces,
             (select count(*) from seats where ${isHidden('seats')} and ${seats})::integer as hidden_buildings,
             ${parent} as parent_found)
    select l.*, c.* from counted c left join listed l on true
     order by l.seat, l.space_number collate public.czech, l.pasport_id ${most}`.execute(db);
  const { parent_found, hidden_spaces = 0, hidden_buildings = 0, total: all } = rows[0] ?? {};
  if (parent_found !== true) return undefined;
  const counts = { hidden_spaces, hidden_buildings, ...(all === undefined ? {} : { total: all }) };
  return { values: withoutCounts(rows), ...counts };
}

/** Takes the counts off the rows in place, the last first: copying a long list costs more than reading it. */
function withoutCounts(rows: Listed[]): SpaceRow[] {
  if ((rows[0]?.pasport_space_id ?? null) === null) return [];
  for (const row of rows) {
    delete row.parent_found;
    delete row.hidden_buildings;
    delete row.hidden_spaces;
    delete row.seat;
    delete row.total;
  }
  return rows;
}

/** One space by its pasport_space_id as it is on the day. */
export async function selectSpace(
  db: Db,
  unit: OwnedUnit,
  id: number,
  asOf: AsOf,
): Promise<Space | undefined> {
  const it = sql`s.pasport_space_id = ${id}`;
  const { rows } = await sql<Space>`
    with recursive ${seatsOf(unit)}, ${holdersOf(unit, asOf.day, it)}
    select ${listedColumns}, ${unlistedColumns},
           json_build_object('pasport_id', p.pasport_id, 'unit_id', p.unit_id, 'kind', p.kind,
             'parent_id', p.parent_id, 'pasport_name', p.pasport_name,
             'pasport_order', p.pasport_order, 'hidden', p.hidden) as pasport
      ${listedOf(unit, asOf, it, it)}`.execute(db);
  return rows[0];
}
