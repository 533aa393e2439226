import { sql } from 'kysely';
import type { Space } from '#contract/pasports/spaces.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Where a space stands in the tree of the unit. */
export interface Place {
  readonly pasport_name: string;
  /** The building. */
  readonly parent_id: number;
  readonly pasport_order: number;
  readonly hidden: boolean;
}

/** The space's own columns; exact decimals may come as text. */
export type Details = Pick<
  Space,
  | 'pasport_type_id'
  | 'pasport_floor_id'
  | 'space_number'
  | 'space_size'
  | 'variable_symbol'
  | 'heated_area_fixed'
  | 'land_registry_unit'
  | 'ownership_sheet'
  | 'common_share_numerator'
  | 'common_share_denominator'
  | 'comment'
> &
  Record<'total_area' | 'floor_area' | 'heated_area' | 'countable_area', number | string>;

/** What decides about a change of a space. */
export interface Standing {
  readonly parent_id: number | null;
  readonly pasport_floor_id: number | null;
  readonly heated_area_fixed: boolean;
  readonly common_share_numerator: number | null;
  readonly common_share_denominator: number | null;
  readonly version: number;
}

/**
 * The pasport_id of a space by its pasport_space_id. Nobody else changes the space or its records
 * before the transaction ends: whoever does holds this row first.
 */
export async function selectPasportForUpdate(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('pasports as p')
    .select('p.pasport_id')
    .where('p.client_id', '=', unit.client_id)
    .where('p.unit_id', '=', unit.unit_id)
    .where('p.pasport_id', '=', (query) =>
      query
        .selectFrom('pasport_spaces as s')
        .select('s.pasport_id')
        .where('s.client_id', '=', unit.client_id)
        .where('s.unit_id', '=', unit.unit_id)
        .where('s.pasport_space_id', '=', id),
    )
    .forUpdate()
    .executeTakeFirst();
  return row?.pasport_id;
}

/** How the space stands; read after its pasport is held. */
export async function selectStanding(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<Standing | undefined> {
  return db
    .selectFrom('pasport_spaces as s')
    .innerJoin('pasports as p', (join) =>
      join
        .onRef('p.client_id', '=', 's.client_id')
        .onRef('p.unit_id', '=', 's.unit_id')
        .onRef('p.pasport_id', '=', 's.pasport_id'),
    )
    .select([
      'p.parent_id',
      's.pasport_floor_id',
      's.heated_area_fixed',
      's.common_share_numerator',
      's.common_share_denominator',
      's.version',
    ])
    .where('s.client_id', '=', unit.client_id)
    .where('s.unit_id', '=', unit.unit_id)
    .where('s.pasport_id', '=', pasportId)
    .executeTakeFirst();
}

/** Returns the new pasport_id. */
export async function insertPlace(
  db: Db,
  unit: OwnedUnit,
  place: Partial<Place> & Pick<Place, 'pasport_name' | 'parent_id'>,
): Promise<number> {
  const row = await db
    .insertInto('pasports')
    .values({ ...place, client_id: unit.client_id, unit_id: unit.unit_id, kind: 'space' })
    .returning('pasport_id')
    .executeTakeFirstOrThrow();
  return row.pasport_id;
}

/** Returns the new pasport_space_id. */
export async function insertSpace(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
  details: Partial<Details> & Pick<Details, 'pasport_type_id' | 'space_number'>,
): Promise<number> {
  const row = await db
    .insertInto('pasport_spaces')
    .values({
      ...details,
      client_id: unit.client_id,
      unit_id: unit.unit_id,
      pasport_id: pasportId,
    })
    .returning('pasport_space_id')
    .executeTakeFirstOrThrow();
  return row.pasport_space_id;
}

/** Changes the space; its row is written even when only its place changes: the version is this row's. */
export async function updateSpaceRow(
  db: Db,
  unit: OwnedUnit,
  id: number,
  details: Partial<Details>,
): Promise<void> {
  await db
    .updateTable('pasport_spaces')
    .set({ ...details, unit_id: unit.unit_id })
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_space_id', '=', id)
    .execute();
}

export async function updatePlace(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
  place: Partial<Place>,
): Promise<void> {
  await db
    .updateTable('pasports')
    .set(place)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasportId)
    .execute();
}

const RECORDS = {
  tenants: 'pasport_tenants',
  occupants: 'pasport_users',
  ownerships: 'pasport_ownerships',
  rooms: 'pasport_rooms',
  roommates: 'pasport_roommates',
  elements: 'pasport_building_elements',
  revisions: 'revisions',
} as const;

/** How many records of each kind refer to a space. */
export async function selectUses(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<Record<keyof typeof RECORDS, number>> {
  const counts = Object.entries(RECORDS).map(
    ([name, table]) => sql`
      (select count(*) from ${sql.table(table)}
        where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
          and pasport_id = ${pasportId}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql`select ${sql.join(counts)}`.execute(db);
  return rows[0] as Record<keyof typeof RECORDS, number>;
}

export async function deleteSpaceRow(db: Db, unit: OwnedUnit, id: number, pasportId: number) {
  await db
    .deleteFrom('pasport_spaces')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_space_id', '=', id)
    .execute();
  await db
    .deleteFrom('pasports')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasportId)
    .execute();
}
