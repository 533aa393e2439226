import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

// What a record is going to refer to: it is not deleted before the transaction ends.

/** Which of the addresses are in the unit's address book. */
export async function selectAddressesHeld(
  db: Db,
  unit: OwnedUnit,
  addressIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (addressIds.length === 0) return new Set();
  const { rows } = await sql<{ address_id: number }>`
    select address_id from addresses
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and address_id = any (${[...addressIds]}::integer[])
     order by address_id for key share`.execute(db);
  return new Set(rows.map(({ address_id }) => address_id));
}

/** Whether the address is in the unit's address book. */
export async function selectAddressHeld(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
): Promise<boolean> {
  return (await selectAddressesHeld(db, unit, [addressId])).has(addressId);
}

/** The company number of an address; empty where none is recorded, undefined where there is no such address. */
export async function selectBusinessId(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('addresses')
    .select('business_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('address_id', '=', addressId)
    .executeTakeFirst();
  return row?.business_id;
}
