import { sql } from 'kysely';
import type { ClientUser } from '#contract/users.ts';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

const columns = [
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

/** Users of the client by name in the Czech order. */
export async function selectUsers(db: Db, clientId: OwnedClientId): Promise<ClientUser[]> {
  return db
    .selectFrom('client_users')
    .select(columns)
    .where('client_id', '=', clientId)
    .orderBy(sql`last_name collate public.czech`)
    .orderBy(sql`first_name collate public.czech`)
    .orderBy('client_user_id')
    .execute();
}

export async function selectUser(db: Db, user: UserKey): Promise<ClientUser | undefined> {
  return db
    .selectFrom('client_users')
    .select(columns)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .executeTakeFirst();
}

/** A user without a password. Fails on the unique index when the identity is taken. */
export async function insertInvitedUser(
  db: Db,
  clientId: OwnedClientId,
  user: { user_identity: string; first_name: string; last_name: string; is_client_admin: boolean },
): Promise<ClientUser> {
  return db
    .insertInto('client_users')
    .values({ ...user, client_id: clientId })
    .returning(columns)
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
    .returning(columns)
    .executeTakeFirst();
}

export async function selectClientName(db: Db, clientId: OwnedClientId): Promise<string> {
  const row = await db
    .selectFrom('clients')
    .select('name')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return row.name;
}

/** Holds the client's row, so that changes of its users come one after the other. */
export async function selectClientLocked(db: Db, clientId: OwnedClientId): Promise<void> {
  await db
    .selectFrom('clients')
    .select('client_id')
    .where('client_id', '=', clientId)
    .forNoKeyUpdate()
    .execute();
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
