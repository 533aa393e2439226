import { sql } from 'kysely';
import type { Crew } from '#contract/fieldwork/crews.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Users who are in the crew of a row `crews`, by name. */
export function membersOfCrews(clientId: OwnedClientId) {
  return sql<Crew['members']>`coalesce((
    select json_agg(json_build_object('client_user_id', u.client_user_id,
                      'name', trim(u.first_name || ' ' || u.last_name), 'blocked', u.blocked)
                    order by u.last_name collate public.czech, u.first_name collate public.czech, u.client_user_id)
      from client_users u
     where u.client_id = ${clientId} and u.assembly_crew_id = crews.crew_id), '[]')`.as('members');
}

/** In which crew each of the users is; who is not of the client is left out. Nobody moves them before the transaction ends. */
export async function selectCrewsOfUsers(
  db: Db,
  clientId: OwnedClientId,
  userIds: readonly number[],
): Promise<{ client_user_id: number; assembly_crew_id: number | null }[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('client_users')
    .select(['client_user_id', 'assembly_crew_id'])
    .where('client_id', '=', clientId)
    .where('client_user_id', 'in', [...userIds])
    .orderBy('client_user_id')
    .forNoKeyUpdate()
    .execute();
}

/** Puts the users into the crew, and nobody else: who was in it and is not named is in none then. */
export async function updateCrewOfUsers(
  db: Db,
  clientId: OwnedClientId,
  crewId: number,
  userIds: readonly number[],
): Promise<void> {
  await sql`
    update client_users u
       set assembly_crew_id = case when u.client_user_id = any(${[...userIds]}::integer[]) then ${crewId}::integer end
     where u.client_id = ${clientId}
       and (u.assembly_crew_id = ${crewId}) is distinct from (u.client_user_id = any(${[...userIds]}::integer[]))
       and (u.assembly_crew_id = ${crewId} or u.client_user_id = any(${[...userIds]}::integer[]))`.execute(
    db,
  );
}
