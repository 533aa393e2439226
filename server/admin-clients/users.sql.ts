import { sql } from 'kysely';
import type { AdminUnit, AdminUser } from '#contract/admin-clients.ts';
import type { HistoryEntry } from '#contract/history.ts';
import { subjectIn } from '#server/access/attempts.sql.ts';
import { selectHistoryUnder } from '#server/access/history.sql.ts';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { oneClient } from '#server/core/clients/clients.sql.ts';
import { oneUser, userColumns, usersByName } from '#server/core/clients/users-of-client.sql.ts';

const columns = [
  ...userColumns,
  sql<number>`(select count(*) from sessions s where s.client_id = client_users.client_id
    and s.client_user_id = client_users.client_user_id and s.viewer_token_hash is null
    and s.expires > now())`.as('sessions_count'),
  sql<boolean>`second_step is not null`.as('has_second_step'),
  sql<number>`(select count(*) from sign_in_attempts t
    where t.subject = ${subjectIn('account', sql.ref('user_identity'))}
      and t.at > clock_timestamp() - interval '1 hour')`.as('failed_attempts'),
] as const;

/** Users of the client by name, each with his open sessions and failed attempts of the last hour; undefined where there is no such client. */
export async function selectUsersOf(
  db: Db,
  clientId: OwnedClientId,
): Promise<AdminUser[] | undefined> {
  const users = usersByName(db, clientId).select(columns);
  return selectRowsUnder(db, oneClient(db, clientId).select('client_id'), users);
}

export async function selectUserOf(db: Db, user: UserKey): Promise<AdminUser | undefined> {
  return oneUser(db, user).select(columns).executeTakeFirst();
}

/** Whether the user has chosen a password. */
export async function selectHasPassword(db: Db, user: UserKey): Promise<boolean> {
  const row = await oneUser(db, user)
    .select('client_user_id')
    .where('password_hash', '<>', '')
    .executeTakeFirst();
  return row !== undefined;
}

const inUnit = sql`x.client_id = units.client_id and x.unit_id = units.unit_id`;

/** Units of the client by name, with how much each holds; undefined where there is no such client. */
export async function selectUnitsOf(
  db: Db,
  clientId: OwnedClientId,
): Promise<AdminUnit[] | undefined> {
  const units = db
    .selectFrom('units')
    .select([
      'unit_id',
      'name',
      'full_name',
      'active',
      'city',
      sql<boolean>`external_token is not null`.as('has_external_token'),
      sql<number>`(select count(*) from pasport_places x where ${inUnit} and x.kind = 'building')`.as(
        'buildings_count',
      ),
      sql<number>`(select count(*) from pasport_places x where ${inUnit} and x.kind = 'space')`.as(
        'spaces_count',
      ),
      sql<number>`(select count(*) from person_names x where ${inUnit})`.as('addresses_count'),
    ])
    .where('client_id', '=', clientId)
    .orderBy(sql`name collate public.czech`)
    .orderBy('unit_id');
  return selectRowsUnder(db, oneClient(db, clientId).select('client_id'), units);
}

/** Changes of the client himself, newest first; undefined where there is no such client. */
export async function selectClientHistory(
  db: Db,
  clientId: OwnedClientId,
): Promise<HistoryEntry[] | undefined> {
  const client = oneClient(db, clientId).select('client_id');
  return selectHistoryUnder(db, clientId, client, { type: 'clients', id: clientId });
}
