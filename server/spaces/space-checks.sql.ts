import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Whether the client has the type; it is not deleted before the transaction ends. */
export async function selectTypeKept(db: Db, clientId: OwnedClientId, typeId: number) {
  return db
    .selectFrom('pasport_types')
    .select('pasport_type_id')
    .where('client_id', '=', clientId)
    .where('pasport_type_id', '=', typeId)
    .forKeyShare()
    .executeTakeFirst();
}

/** The building of a floor of the unit; the floor is not deleted before the transaction ends. */
export async function selectFloorKept(db: Db, unit: OwnedUnit, floorId: number) {
  return db
    .selectFrom('pasport_floors')
    .select('pasport_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_floor_id', '=', floorId)
    .forKeyShare()
    .executeTakeFirst();
}

/** How many heating elements are in the space. */
export async function selectElementCount(db: Db, unit: OwnedUnit, pasportId: number) {
  const row = await db
    .selectFrom('pasport_building_elements')
    .select((column) => column.fn.countAll<number>().as('elements'))
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasportId)
    .executeTakeFirstOrThrow();
  return row.elements;
}
