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

/** The building of a space of the unit; the space neither moves nor goes before the transaction ends. */
export async function selectSpaceHeld(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<{ parent_id: number | null } | undefined> {
  return db
    .selectFrom('pasports')
    .select('parent_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasportId)
    .where('kind', '=', 'space')
    .forShare()
    .executeTakeFirst();
}

/** The space of a room of the unit; the room is not deleted before the transaction ends. */
export async function selectRoomHeld(
  db: Db,
  unit: OwnedUnit,
  roomId: number,
): Promise<{ pasport_id: number } | undefined> {
  return db
    .selectFrom('pasport_rooms')
    .select('pasport_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_room_id', '=', roomId)
    .forKeyShare()
    .executeTakeFirst();
}

/** The space and the house of a heating element of the unit; it is not deleted before the transaction ends. */
export async function selectElementPlaceHeld(
  db: Db,
  unit: OwnedUnit,
  elementId: number,
): Promise<{ pasport_id: number | null; building_id: number } | undefined> {
  return db
    .selectFrom('pasport_building_elements as e')
    .innerJoin('pasport_buildings as b', (join) =>
      join
        .onRef('b.client_id', '=', 'e.client_id')
        .onRef('b.pasport_building_id', '=', 'e.pasport_building_id'),
    )
    .select(['e.pasport_id', 'b.pasport_id as building_id'])
    .where('e.client_id', '=', unit.client_id)
    .where('e.unit_id', '=', unit.unit_id)
    .where('e.pasport_building_element_id', '=', elementId)
    .forKeyShare('e')
    .executeTakeFirst();
}
