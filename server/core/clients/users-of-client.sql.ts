import { sql } from 'kysely';
import type { ClientUser } from '#contract/users.ts';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** What is told of a user. */
export const userColumns = [
  'client_user_id',
  'user_identity',
  'first_name',
  'last_name',
  'is_client_admin',
  'is_sys_admin',
  'blocked',
  momentOrEmpty('client_confirmed').as('client_confirmed'),
  momentOrEmpty('last_sign_in').as('last_sign_in'),
  'created',
  'version',
] as const;

/** Users of the client by name in the Czech order, whatever is asked of them. */
export function usersByName(db: Db, clientId: OwnedClientId) {
  return db
    .selectFrom('client_users')
    .where('client_id', '=', clientId)
    .orderBy(sql`last_name collate public.czech`)
    .orderBy(sql`first_name collate public.czech`)
    .orderBy('client_user_id');
}

/** One user, whatever is asked of him. */
export function oneUser(db: Db, user: UserKey) {
  return db
    .selectFrom('client_users')
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id);
}

/** Holds the user's row until the end of the transaction: links and sessions change one by one. */
export async function selectUserLocked(db: Db, user: UserKey): Promise<void> {
  await oneUser(db, user).select('client_user_id').forNoKeyUpdate().execute();
}

/** Users of the client by name in the Czech order. */
export async function selectUsers(db: Db, clientId: OwnedClientId): Promise<ClientUser[]> {
  return usersByName(db, clientId).select(userColumns).execute();
}

export async function selectUser(db: Db, user: UserKey): Promise<ClientUser | undefined> {
  return oneUser(db, user).select(userColumns).executeTakeFirst();
}

/** Who has registered the client and has not chosen his password by a link yet; undefined for nobody. */
export async function selectRegistrant(db: Db, clientId: OwnedClientId) {
  return db
    .selectFrom('client_users')
    .select(['client_user_id', 'user_identity'])
    .where('client_id', '=', clientId)
    .where('client_confirmed', 'is', null)
    .where('password_hash', '<>', '')
    .where('blocked', '=', false)
    .orderBy('client_user_id')
    .limit(1)
    .executeTakeFirst();
}

/** Admins of the client who can sign in, apart from one user. */
export async function selectOtherAdminCount(db: Db, user: UserKey): Promise<number> {
  const row = await db
    .selectFrom('client_users')
    .select((column) => column.fn.countAll<number>().as('admins'))
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '<>', user.client_user_id)
    .where('is_client_admin', '=', true)
    .where('blocked', '=', false)
    .where('client_confirmed', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.admins;
}

/** Whether one of the client's users administers the whole portal. */
export async function selectHasSystemAdmin(db: Db, clientId: OwnedClientId): Promise<boolean> {
  const row = await db
    .selectFrom('client_users')
    .select('client_user_id')
    .where('client_id', '=', clientId)
    .where('is_sys_admin', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
