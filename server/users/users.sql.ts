import type { ClientUser } from '#contract/users.ts';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { userColumns, usersByName } from '#server/core/clients/users-of-client.sql.ts';

/** Users of the client by name in the Czech order. */
export async function selectUsers(db: Db, clientId: OwnedClientId): Promise<ClientUser[]> {
  return usersByName(db, clientId).select(userColumns).execute();
}

export async function selectUser(db: Db, user: UserKey): Promise<ClientUser | undefined> {
  return db
    .selectFrom('client_users')
    .select(userColumns)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
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
