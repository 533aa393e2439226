import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

function buildingFrom(db: Db, unit: OwnedUnit, buildingId: number) {
  return db
    .selectFrom('pasport_buildings as b')
    .innerJoin('pasports as p', (join) =>
      join
        .onRef('p.client_id', '=', 'b.client_id')
        .onRef('p.unit_id', '=', 'b.unit_id')
        .onRef('p.pasport_id', '=', 'b.pasport_id'),
    )
    .select('b.pasport_id')
    .where('b.client_id', '=', unit.client_id)
    .where('b.unit_id', '=', unit.unit_id)
    .where('b.pasport_building_id', '=', buildingId)
    .where('p.kind', '=', 'building');
}

export async function selectHasBuilding(
  db: Db,
  unit: OwnedUnit,
  building: { readonly pasport_building_id: number },
): Promise<boolean> {
  const found = buildingFrom(db, unit, building.pasport_building_id);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The pasport_id of a building by its own id; it is not deleted before the transaction ends. */
export async function selectBuildingPasportHeld(
  db: Db,
  unit: OwnedUnit,
  buildingId: number,
): Promise<number | undefined> {
  const row = await buildingFrom(db, unit, buildingId).forKeyShare('b').executeTakeFirst();
  return row?.pasport_id;
}

/** The buildings of spaces of the unit; the spaces neither move nor go before the transaction ends. */
export async function selectSpacesHeld(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
): Promise<ReadonlyMap<number, { parent_id: number | null }>> {
  if (pasportIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('pasports')
    .select(['pasport_id', 'parent_id'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where(sql<boolean>`pasport_id = any (${[...pasportIds]}::integer[])`)
    .where('kind', '=', 'space')
    .orderBy('pasport_id')
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.pasport_id, row]));
}

/** The same of one. */
export async function selectSpaceHeld(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<{ parent_id: number | null } | undefined> {
  return (await selectSpacesHeld(db, unit, [pasportId])).get(pasportId);
}

/** The spaces of rooms of the unit; the rooms are not deleted before the transaction ends. */
export async function selectRoomsHeld(
  db: Db,
  unit: OwnedUnit,
  roomIds: readonly number[],
): Promise<ReadonlyMap<number, { pasport_id: number }>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('pasport_rooms')
    .select(['pasport_room_id', 'pasport_id'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where(sql<boolean>`pasport_room_id = any (${[...roomIds]}::integer[])`)
    .orderBy('pasport_room_id')
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.pasport_room_id, row]));
}

/** The same of one. */
export async function selectRoomHeld(
  db: Db,
  unit: OwnedUnit,
  roomId: number,
): Promise<{ pasport_id: number } | undefined> {
  return (await selectRoomsHeld(db, unit, [roomId])).get(roomId);
}

/** The spaces and houses of heating elements of the unit; they are not deleted before the transaction ends. */
export async function selectElementPlacesHeld(
  db: Db,
  unit: OwnedUnit,
  elementIds: readonly number[],
): Promise<ReadonlyMap<number, { pasport_id: number | null; building_id: number }>> {
  if (elementIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('pasport_building_elements as e')
    .innerJoin('pasport_buildings as b', (join) =>
      join
        .onRef('b.client_id', '=', 'e.client_id')
        .onRef('b.pasport_building_id', '=', 'e.pasport_building_id'),
    )
    .select(['e.pasport_building_element_id as id', 'e.pasport_id', 'b.pasport_id as building_id'])
    .where('e.client_id', '=', unit.client_id)
    .where('e.unit_id', '=', unit.unit_id)
    .where(sql<boolean>`e.pasport_building_element_id = any (${[...elementIds]}::integer[])`)
    .orderBy('e.pasport_building_element_id')
    .forKeyShare('e')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
