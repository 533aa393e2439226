import { sql } from 'kysely';
import { presentKey } from '#server/access/access.sql.ts';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { oneClient } from './clients.sql.ts';
import { oneUser } from './users-of-client.sql.ts';

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
  never_signed_in: boolean;
  has_second_step: boolean;
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
  sql<boolean>`last_sign_in is null`.as('never_signed_in'),
  sql<boolean>`second_step is not null`.as('has_second_step'),
] as const;

/**
 * The account of an identity, whose ever it is; the tenant is not opened by this. One that is confirmed
 * comes before a registration that waits, and that before the newest invitation; an invitation that
 * was blocked counts for nothing.
 */
export async function selectAccountByIdentity(
  db: Db,
  identity: string,
): Promise<AccountRow | undefined> {
  await presentKey(db, 'sign_in_identity', identity);
  return db
    .selectFrom('client_users')
    .select(columns)
    .where('user_identity', '=', identity)
    .where((user) =>
      user.or([
        user('client_confirmed', 'is not', null),
        user('password_hash', '<>', ''),
        user('blocked', '=', false),
      ]),
    )
    .orderBy(sql`client_confirmed is null`)
    .orderBy(sql`password_hash = ''`)
    .orderBy('client_user_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function selectAccount(db: Db, user: UserKey): Promise<AccountRow | undefined> {
  return oneUser(db, user).select(columns).executeTakeFirst();
}

/** Why nobody of the client may sign in; undefined for a client that is not blocked. */
export async function selectClientBlock(db: Db, clientId: OwnedClientId) {
  return oneClient(db, clientId)
    .select('blocked_reason')
    .where('blocked', 'is not', null)
    .executeTakeFirst();
}

/** System admins of the whole installation, the oldest first. */
export async function selectSystemAdmins(db: Db) {
  await presentKey(db, 'system_role', 'admin');
  return db
    .selectFrom('client_users')
    .select([
      'client_id',
      'client_user_id',
      'user_identity',
      'blocked',
      sql<boolean>`client_confirmed is not null`.as('confirmed'),
    ])
    .where('is_sys_admin', '=', true)
    .orderBy('client_user_id')
    .execute();
}
