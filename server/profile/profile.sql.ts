import { sql } from 'kysely';
import type { Profile } from '#contract/profile.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

const columns = [
  'user_identity',
  'client_user_id',
  'first_name',
  'last_name',
  'is_sys_admin',
  'is_client_admin',
  'assembly_crew_id',
  momentOrEmpty('client_confirmed').as('client_confirmed'),
  // Who has chosen a unit to begin with begins with it, whatever he used last.
  sql<number | null>`coalesce((select p.default_unit_id from user_preferences p
    where p.client_id = client_users.client_id and p.client_user_id = client_users.client_user_id),
    last_unit_id)`.as('last_unit_id'),
  'version',
] as const;

/** Columns that a user may change in his own record. */
export type ProfileChanges = Partial<Pick<Profile, 'first_name' | 'last_name' | 'last_unit_id'>>;

export async function selectProfile(db: Db, user: UserKey): Promise<Profile | undefined> {
  return db
    .selectFrom('client_users')
    .select(columns)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .executeTakeFirst();
}

/** Changes the user if he still has the version; without a version whatever he has. */
export async function updateProfileRow(
  db: Db,
  user: UserKey,
  changes: ProfileChanges,
  version: number | undefined,
): Promise<Profile | undefined> {
  return db
    .updateTable('client_users')
    .set(changes)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(columns)
    .executeTakeFirst();
}

export async function selectPasswordHash(db: Db, user: UserKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('client_users')
    .select('password_hash')
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .executeTakeFirst();
  return row?.password_hash;
}

/** Replaces the password if it is still the one that was verified. */
export async function updatePassword(
  db: Db,
  user: UserKey,
  change: { verified_hash: string; password_hash: string },
): Promise<boolean> {
  const result = await db
    .updateTable('client_users')
    .set({ password_hash: change.password_hash })
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .where('password_hash', '=', change.verified_hash)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
