import { sql } from 'kysely';
import { presentKey } from '#server/access/access.sql.ts';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** What sign-in, registration and mailed links need to know of a person. */
export interface AccountRow {
  client_id: number;
  client_user_id: number;
  user_identity: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  is_sys_admin: boolean;
  confirmed: boolean;
  blocked: boolean;
}

const columns = [
  'client_id',
  'client_user_id',
  'user_identity',
  'first_name',
  'last_name',
  'password_hash',
  'is_sys_admin',
  sql<boolean>`client_confirmed is not null`.as('confirmed'),
  'blocked',
] as const;

/** The account of an identity, whose ever it is; the tenant is not opened by this. */
export async function selectAccountByIdentity(
  db: Db,
  identity: string,
): Promise<AccountRow | undefined> {
  await presentKey(db, 'sign_in_identity', identity);
  return db
    .selectFrom('client_users')
    .select(columns)
    .where('user_identity', '=', identity)
    .executeTakeFirst();
}

export async function selectAccount(db: Db, user: UserKey): Promise<AccountRow | undefined> {
  return db
    .selectFrom('client_users')
    .select(columns)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .executeTakeFirst();
}

/** Why nobody of the client may sign in; undefined for a client that is not blocked. */
export async function selectClientBlock(db: Db, clientId: OwnedClientId) {
  return db
    .selectFrom('clients')
    .select('blocked_reason')
    .where('client_id', '=', clientId)
    .where('blocked', 'is not', null)
    .executeTakeFirst();
}
