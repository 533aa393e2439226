import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

interface KnownAddress {
  client_id: number;
  client_user_id: number;
  address_hash: Buffer;
}

/** Whether the user has signed in from the address before; of a tenant that is open already. */
export async function selectIsKnown(db: Db, address: KnownAddress): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .select('last_seen')
    .where('client_id', '=', address.client_id)
    .where('client_user_id', '=', address.client_user_id)
    .where('address_hash', '=', address.address_hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that the user was seen at the address. */
export async function insertKnownAddress(db: Db, address: KnownAddress): Promise<void> {
  await db
    .insertInto('known_addresses')
    .values(address)
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'client_user_id', 'address_hash'])
        .doUpdateSet({ last_seen: sql<string>`now()` }),
    )
    .execute();
}
