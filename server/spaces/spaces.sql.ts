import { sql, type RawBuilder } from 'kysely';
import type { QueryOf, ResultOf } from '#contract/endpoint.ts';
import type { browseSpaces, Space, SpaceRow } from '#contract/pasports/spaces.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { inOrder, isOneOf, selectPiece } from '#server/db/list-piece.sql.ts';
import type { AsOf } from '#server/core/pasports/areas-on.sql.ts';
import { isHidden } from '#server/core/pasports/tree.sql.ts';
import { buildingOfFloor } from '#server/core/pasports/floors.sql.ts';
import {
  holdersOf,
  holdersWithSharesOf,
  listedColumns,
  listedOf,
  seatsOf,
  sharesColumn,
  spacesOf,
  unlistedColumns,
  wantedOf,
} from '#server/core/pasports/space-list.sql.ts';

type Sql = RawBuilder<unknown>;

/** Which spaces are asked for: of the whole unit, or of one group, building or floor. */
export interface Asked {
  readonly showHidden: boolean;
  readonly parentType: 'all' | 'group' | 'building' | 'floor';
  readonly parentId: number;
  /** The day whose tenants, owners and areas are told. */
  readonly asOf: AsOf;
}

interface Within {
  /** Whether the parent is in the unit. */
  readonly parent: Sql;
  /** Which spaces `s` at the places `p` in the buildings `b` are in it; undefined for all. */
  readonly spaces: Sql | undefined;
  /** Which buildings are. */
  readonly seats: Sql;
}

function place(kind: 'group' | 'building', id: number): Sql {
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

interface Counted {
  hidden_spaces: number;
  hidden_buildings: number;
  parent_found: boolean;
}

/** A row of the list beside the counts; an empty list is one row with the counts alone. */
type Listed = SpaceRow & Partial<Counted & { seat: number | null }>;

/** What is asked for as conditions. */
interface Conditions extends Within {
  /** Which spaces are listed. */
  readonly shown: Sql;
  /** How many of what is asked for are hidden, and whether the parent was found. */
  readonly counts: Readonly<Record<keyof Counted, Sql>>;
}

/** A space is hidden by itself or by its building, a building by itself or by a group that it is in. */
function conditionsOf(unit: OwnedUnit, asked: Asked): Conditions {
  const { parent, spaces, seats } = within(unit, asked);
  const inside = spaces ?? sql`true`;
  const isUnseen = sql`(p.hidden or coalesce(${isHidden('b')}, false))`;
  return {
    parent,
    spaces,
    seats,
    shown: asked.showHidden ? inside : sql`${inside} and not ${isUnseen}`,
    counts: {
      hidden_spaces: sql`(select count(*) ${spacesOf(unit, sql`${inside} and ${isUnseen}`)})::integer`,
      hidden_buildings: sql`(select count(*) from seats where ${isHidden('seats')} and ${seats})::integer`,
      parent_found: parent,
    },
  };
}

/**
 * Spaces by their buildings as the tree is read and by their numbers, with how many of what is
 * asked for are hidden; undefined when the parent is not in the unit.
 */
export async function selectSpaces(
  db: Db,
  unit: OwnedUnit,
  asked: Asked,
): Promise<ResultOf<typeof browseSpaces> | undefined> {
  const { spaces, shown, counts } = conditionsOf(unit, asked);
  const { rows } = await sql<Listed>`
    with recursive ${seatsOf(unit)}, ${holdersWithSharesOf(unit, asked.asOf.day, spaces)},
    listed as (
      select ${listedColumns}, ${sharesColumn}, b.seat ${listedOf(unit, asked.asOf, spaces, shown)}),
    counted as (
      select ${counts.hidden_spaces} as hidden_spaces, ${counts.hidden_buildings} as hidden_buildings,
             ${counts.parent_found} as parent_found)
    select l.*, c.* from counted c left join listed l on true
     order by l.seat, l.space_number collate public.czech, l.pasport_id`.execute(db);
  const { parent_found, hidden_spaces = 0, hidden_buildings = 0 } = rows[0] ?? {};
  if (parent_found !== true) return undefined;
  return { values: withoutCounts(rows), hidden_spaces, hidden_buildings };
}

/** The same of a piece of the list alone. Errors: `list-changed`. */
export async function selectSpacesPiece(
  db: Db,
  unit: OwnedUnit,
  asked: Asked,
  piece: QueryOf<typeof browseSpaces>,
): Promise<ResultOf<typeof browseSpaces> | undefined> {
  const { spaces, shown, counts } = conditionsOf(unit, asked);
  const found = await selectPiece<Counted>(
    db,
    {
      tables: sql`${seatsOf(unit)} ${spaces === undefined ? sql`` : sql`, ${wantedOf(unit, spaces)}`}`,
      key: sql`p.pasport_id`,
      order: [
        { by: sql`b.seat` },
        { by: sql`s.space_number collate public.czech` },
        { by: sql`p.pasport_id` },
      ],
      from: spacesOf(unit, shown),
      beside: counts,
    },
    piece,
  );
  if (!found.beside.parent_found) return undefined;
  const { hidden_spaces, hidden_buildings } = found.beside;
  const its = isOneOf(sql`p.pasport_id`, found.keys);
  const { rows } = await sql<SpaceRow>`
    with recursive ${seatsOf(unit)}, ${holdersWithSharesOf(unit, asked.asOf.day, its)}
    select ${listedColumns}, ${sharesColumn} ${listedOf(unit, asked.asOf, its, its)}`.execute(db);
  const values = inOrder(found.keys, rows, ({ pasport_id }) => pasport_id);
  return { values, hidden_spaces, hidden_buildings, ...found.told };
}

/** Takes the counts off the rows in place, the last first: copying a long list costs more than reading it. */
function withoutCounts(rows: Listed[]): SpaceRow[] {
  if ((rows[0]?.pasport_space_id ?? null) === null) return [];
  for (const row of rows) {
    delete row.parent_found;
    delete row.hidden_buildings;
    delete row.hidden_spaces;
    delete row.seat;
  }
  return rows;
}

/** All spaces of the unit, hidden ones too, as of the day: a statement whose rows leave by pieces. */
export function allSpaces(unit: OwnedUnit, asOf: AsOf): RawBuilder<Space> {
  return sql<Space>`
    with recursive ${seatsOf(unit)}, ${holdersOf(unit, asOf.day, undefined)}
    select ${listedColumns}, ${unlistedColumns}
      ${listedOf(unit, asOf, undefined, sql`true`)}
     order by b.seat, s.space_number collate public.czech, p.pasport_id`;
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
