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

export async function selectProfile(db: Db, user: UserKey): Promise<Profile | undefined> {
  return db
    .selectFrom('client_users')
    .select(columns)
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
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
