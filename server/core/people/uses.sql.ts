import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Every table that refers to an address: a test compares it with the schema. */
export const REFERRING_TABLES = [
  'pasport_tenants',
  'pasport_ownerships',
  'pasport_roommates',
  'address_orders',
  'revisions',
  'revision_reports',
] as const;

export type Uses = Record<(typeof REFERRING_TABLES)[number], number>;

/**
 * The addresses of these ids with their versions; nothing new can refer to them before the
 * transaction ends.
 */
export async function selectAddressesForUpdate(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<{ address_id: number; version: number }[]> {
  return db
    .selectFrom('addresses')
    .select(['address_id', 'version'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where(sql<boolean>`address_id = any (${[...ids]}::integer[])`)
    .orderBy('address_id')
    .forUpdate()
    .execute();
}

/** How many records of each table refer to the address. */
export async function selectUses(db: Db, unit: OwnedUnit, addressId: number): Promise<Uses> {
  const counts = REFERRING_TABLES.map(
    (table) => sql`(select count(*) from ${sql.table(table)}
      where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
        and address_id = ${addressId}) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Uses>`select ${sql.join(counts)}`.execute(db);
  return rows[0] as Uses;
}
