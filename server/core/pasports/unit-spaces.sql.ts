import { sql } from 'kysely';
import { spaceFields } from '#contract/pasports/space-record.ts';
import type { SpaceInput } from '#contract/pasports/spaces.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** A space as an import may change it; areas as numbers. */
export interface SpaceRow extends Omit<SpaceInput, 'pasport_parent_id' | 'pasport_hidden'> {
  readonly pasport_id: number;
  readonly place_version: number;
  readonly parent_id: number | null;
  readonly pasport_space_id: number;
  readonly version: number;
}

/** Spaces of the unit. */
export async function selectSpaceRows(db: Db, unit: OwnedUnit): Promise<SpaceRow[]> {
  const { rows } = await sql<SpaceRow>`
    select p.pasport_id, p.version as place_version, p.pasport_name, p.parent_id, p.pasport_order,
           s.pasport_space_id, s.version, ${ownColumns('s', spaceFields)}
      from pasports p
      join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
     where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id}
     order by p.pasport_id`.execute(db);
  return rows;
}

/** What a space is found by. */
export async function selectSpaceRefs(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('pasports as p')
    .innerJoin('pasport_spaces as s', (join) =>
      join
        .onRef('s.client_id', '=', 'p.client_id')
        .onRef('s.unit_id', '=', 'p.unit_id')
        .onRef('s.pasport_id', '=', 'p.pasport_id'),
    )
    .select(['p.pasport_id', 'p.parent_id', 's.space_number', 's.variable_symbol'])
    .where('p.client_id', '=', unit.client_id)
    .where('p.unit_id', '=', unit.unit_id)
    .execute();
}
export type SpaceRef = Awaited<ReturnType<typeof selectSpaceRefs>>[number];

/** Holds the spaces until the end of the transaction: their records change one by one. */
export async function selectSpacesLocked(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
): Promise<void> {
  await sql`
    select 1 from pasports
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and pasport_id = any (${[...pasportIds]}::integer[])
     order by pasport_id for update
  `.execute(db);
}

/** What a building is found by. */
export async function selectBuildingRefs(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('pasports as p')
    .innerJoin('pasport_buildings as b', (join) =>
      join
        .onRef('b.client_id', '=', 'p.client_id')
        .onRef('b.unit_id', '=', 'p.unit_id')
        .onRef('b.pasport_id', '=', 'p.pasport_id'),
    )
    .select([
      'p.pasport_id',
      'p.pasport_name',
      'b.street',
      'b.registry_number',
      'b.house_number',
      'b.street_full',
      'b.city_name',
    ])
    .where('p.client_id', '=', unit.client_id)
    .where('p.unit_id', '=', unit.unit_id)
    .where('p.kind', '=', 'building')
    .execute();
}
export type BuildingRef = Awaited<ReturnType<typeof selectBuildingRefs>>[number];

export async function selectFloorRows(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('pasport_floors')
    .select(['pasport_floor_id', 'pasport_id', 'floor', 'name', 'code'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .execute();
}
export type FloorRow = Awaited<ReturnType<typeof selectFloorRows>>[number];
