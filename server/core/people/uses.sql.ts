import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { TableName } from '#server/db/book/entry.ts';
import { personTables } from '#server/db/book/persons.ts';
import type { Db } from '#server/db/db.ts';

/** Every table for which an address is kept, as the book says; a test compares it with the schema. */
export const referringTables = personTables.filter(
  ({ outlives, goesAlong, through }) =>
    outlives === undefined && goesAlong === undefined && through === undefined,
);

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
export async function selectUses(
  db: Db,
  unit: OwnedUnit,
  addressId: number,
): Promise<{ table: TableName; count: number }[]> {
  const counts = referringTables.map(
    ({ table, by }) => sql`
      select ${table}::text as name, count(*) as uses from ${sql.table(table)}
       where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
         and ${sql.ref(by)} = ${addressId}`,
  );
  const { rows } = await sql<{ name: TableName; uses: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  const counted = new Map(rows.map(({ name, uses }) => [name, uses]));
  return referringTables.map(({ table }) => ({ table, count: counted.get(table) ?? 0 }));
}

/** Addresses of the client in each municipality, as a table: key, its id, and uses. */
export function addressesInCities(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`
    select city_id as key, count(*) as uses from addresses
     where client_id = ${clientId} and city_id is not null group by city_id`;
}
