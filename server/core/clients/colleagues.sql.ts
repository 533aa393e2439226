import { sql } from 'kysely';
import type { Colleague } from '#contract/todo/todos.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Users of the client by name, those too who cannot sign in, or are told of their crew alone. */
export async function selectColleagues(db: Db, client_id: OwnedClientId): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select client_user_id, may_sign_in and not is_crew_member as is_here,
           coalesce(nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''),
                    user_identity) as name
      from portal_users
     where client_id = ${client_id}
     order by last_name collate public.czech, first_name collate public.czech, client_user_id`.execute(
    db,
  );
  return rows;
}

/** Of the named users of the client, whether each can sign in and open tasks; a foreign one is not among them. */
export async function selectMaySignIn(
  db: Db,
  client_id: OwnedClientId,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, boolean>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ client_user_id: number; may_sign_in: boolean }>`
    select client_user_id, may_sign_in and not is_crew_member as may_sign_in from portal_users
     where client_id = ${client_id} and client_user_id = any (${[...userIds]}::integer[])`.execute(
    db,
  );
  return new Map(rows.map(({ client_user_id, may_sign_in }) => [client_user_id, may_sign_in]));
}
