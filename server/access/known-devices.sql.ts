import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { UserKey } from './owned.ts';

/** What the user is known by: whether by any of the hashes, and whether by anything at all. */
export async function selectDevicesKnown(
  db: Db,
  user: UserKey,
  hashes: readonly Buffer[],
): Promise<{ known: boolean; any: boolean }> {
  return db
    .selectFrom('known_devices')
    .select([
      sql<boolean>`coalesce(bool_or(device_hash = any(${[...hashes]})), false)`.as('known'),
      sql<boolean>`count(*) > 0`.as('any'),
    ])
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .executeTakeFirstOrThrow();
}

/** Remembers that the user was seen with the device. */
export async function insertKnownDevices(
  db: Db,
  { client_id, client_user_id }: UserKey,
  hashes: readonly Buffer[],
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values(hashes.map((device_hash) => ({ client_id, client_user_id, device_hash })))
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'client_user_id', 'device_hash'])
        .doUpdateSet({ last_seen: sql<string>`now()` }),
    )
    .execute();
}
