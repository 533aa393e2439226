import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Whatever of people named one of the addresses names the other one from now on. */
export async function updateAddressNamed(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  formerIds: readonly number[],
  addressId: number,
): Promise<void> {
  const named = sql`client_id = ${client_id} and unit_id = ${unit_id}
    and address_id = any (${[...formerIds]}::integer[])`;
  await sql`update pasport_tenants set address_id = ${addressId} where ${named}`.execute(db);
  await sql`update pasport_ownerships set address_id = ${addressId} where ${named}`.execute(db);
  await sql`update pasport_roommates set address_id = ${addressId} where ${named}`.execute(db);
  await sql`update address_orders set address_id = ${addressId} where ${named}`.execute(db);
}
