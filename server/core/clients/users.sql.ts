import { sql, type RawBuilder } from 'kysely';
import type { Profile } from '#contract/profile.ts';
import type { UserSettings } from '#contract/settings.ts';
import type { ClientUser } from '#contract/users.ts';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { userColumns } from './users-of-client.sql.ts';

/** A user without a password. Fails on the unique index when the client has one of the identity. */
export async function insertInvitedUser(
  db: Db,
  clientId: OwnedClientId,
  user: { user_identity: string; first_name: string; last_name: string; is_client_admin: boolean },
): Promise<ClientUser> {
  return db
    .insertInto('client_users')
    .values({ ...user, client_id: clientId })
    .returning(userColumns)
    .executeTakeFirstOrThrow();
}

/** Changes the user if he still has the version; without a version whatever he has. */
export async function updateUserRow(
  db: Db,
  user: UserKey,
  changes: { is_client_admin?: boolean; blocked?: boolean },
  version: number | undefined,
): Promise<ClientUser | undefined> {
  return db
    .updateTable('client_users')
    .set(changes)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(userColumns)
    .executeTakeFirst();
}

/** What a user may change in his own record. */
type ProfileChanges = Partial<Pick<Profile, 'first_name' | 'last_name' | 'last_unit_id'>>;

/** Changes the user's own record if he still has the version; without a version whatever he has. */
export async function updateProfileRow(
  db: Db,
  user: UserKey,
  changes: ProfileChanges,
  version: number | undefined,
): Promise<boolean> {
  const row = await db
    .updateTable('client_users')
    .set(changes)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
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

/** Looks stand with the user, because a sign-in needs no more of them. */
export type Looks = Pick<UserSettings, 'page_size' | 'color_scheme' | 'large_print'>;

/** The looks of the user by his key, as a table of one row. */
export function looksOf({ client_id, client_user_id }: UserKey): RawBuilder<unknown> {
  return sql`
    select client_id, client_user_id, page_size, color_scheme, large_print from client_users
     where client_id = ${client_id} and client_user_id = ${client_user_id}`;
}

export async function updateUserLooks(
  db: Db,
  user: UserKey,
  changes: Partial<Looks>,
): Promise<void> {
  await db
    .updateTable('client_users')
    .set(changes)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .execute();
}

/** Notes that the user has been sent an invitation now. */
export async function updateInvited(db: Db, user: UserKey): Promise<void> {
  await db
    .updateTable('client_users')
    .set({ invited: sql<string>`now()` })
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .execute();
}

export async function updateLastSignIn(db: Db, user: UserKey): Promise<void> {
  await db
    .updateTable('client_users')
    .set({ last_sign_in: sql<string>`now()` })
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .execute();
}

/** Sets what the holder of a link has chosen: a password, and his names where he was asked. */
export async function updateAccountChosen(
  db: Db,
  user: UserKey,
  chosen: {
    password_hash: string;
    user_identity?: string;
    first_name?: string;
    last_name?: string;
    confirms: boolean;
  },
): Promise<string> {
  const { confirms, ...columnsChosen } = chosen;
  const row = await db
    .updateTable('client_users')
    .set({
      ...columnsChosen,
      ...(confirms ? { client_confirmed: sql<string>`coalesce(client_confirmed, now())` } : {}),
    })
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .returning('user_identity')
    .executeTakeFirstOrThrow();
  return row.user_identity;
}
