import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { UserKey } from './owned.ts';

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

/** Forgets the addresses that the user is known from. */
export async function deleteKnownAddresses(db: Db, user: UserKey): Promise<void> {
  await db
    .deleteFrom('known_addresses')
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .execute();
}
