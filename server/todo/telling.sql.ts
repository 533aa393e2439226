import { sql } from 'kysely';
import type { NotifyWay } from '#contract/settings.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Who is told of tasks, and how he wants to be. */
export interface Told {
  readonly client_user_id: number;
  readonly user_identity: string;
  readonly way: NotifyWay;
}

/** Those of the users of the client who can sign in and open tasks, with how they want to be told of tasks. */
export async function selectTold(
  db: Db,
  client_id: OwnedClientId,
  userIds: readonly number[],
): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select u.client_user_id, u.user_identity, coalesce(p.notify_todos, 'message') as way
      from portal_users u
      left join user_preferences p on p.client_id = u.client_id
           and p.client_user_id = u.client_user_id
     where u.client_id = ${client_id} and u.may_sign_in and not u.is_crew_member
       and u.client_user_id = any (${[...userIds]}::integer[])
     order by u.client_user_id`.execute(db);
  return rows;
}
