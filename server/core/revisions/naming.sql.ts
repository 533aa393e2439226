import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Devices and reports that named one of the addresses name the other one from now on. */
export async function updateRevisionAddress(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  formerIds: readonly number[],
  addressId: number,
): Promise<void> {
  const named = sql`client_id = ${client_id} and unit_id = ${unit_id}
    and address_id = any (${[...formerIds]}::integer[])`;
  await sql`update revisions set address_id = ${addressId} where ${named}`.execute(db);
  await sql`update revision_reports set address_id = ${addressId} where ${named}`.execute(db);
}
