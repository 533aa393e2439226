import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

// What a record is going to refer to: it is not deleted before the transaction ends.

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
