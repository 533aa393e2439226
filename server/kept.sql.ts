import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

// What a record is going to refer to: it is not deleted before the transaction ends.

/** Name of a city; undefined for an unknown one. */
export async function selectCityNameKept(db: Db, cityId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('cities')
    .select('name')
    .where('city_id', '=', cityId)
    .forKeyShare()
    .executeTakeFirst();
  return row?.name;
}

/** Whether the address is in the unit's address book. */
export async function selectAddressKept(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('addresses')
    .select('address_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('address_id', '=', addressId)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Kind of a pasport of the unit. */
export async function selectKindKept(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pasports')
    .select('kind')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasportId)
    .forKeyShare()
    .executeTakeFirst();
  return row?.kind;
}
