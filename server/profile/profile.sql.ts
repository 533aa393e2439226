import { sql } from 'kysely';
import type { Profile } from '#contract/profile.ts';
import type { Actor } from '#server/access/actor.ts';
import { logTicket } from '#server/access/log-ticket.sql.ts';
import type { UserKey } from '#server/access/owned.ts';
import { oneUser } from '#server/core/clients/users-of-client.sql.ts';
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

/** The profile of a user who has no session yet. */
export async function selectProfile(db: Db, user: UserKey): Promise<Profile | undefined> {
  return oneUser(db, user).select(columns).executeTakeFirst();
}

/** The profile of whoever is signed in, with the ticket of his session for the log. */
export async function selectOwnProfile(db: Db, actor: Actor): Promise<Profile | undefined> {
  return oneUser(db, actor)
    .select([...columns, logTicket(actor).as('log_ticket')])
    .executeTakeFirst();
}

export async function selectPasswordHash(db: Db, user: UserKey): Promise<string | undefined> {
  const row = await oneUser(db, user).select('password_hash').executeTakeFirst();
  return row?.password_hash;
}
