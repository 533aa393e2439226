import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
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

/** Users of the client by name in the Czech order. */
export function usersByName(db: Db, clientId: OwnedClientId) {
  return db
    .selectFrom('client_users')
    .where('client_id', '=', clientId)
    .orderBy(sql`last_name collate public.czech`)
    .orderBy(sql`first_name collate public.czech`)
    .orderBy('client_user_id');
}
