import type { ClientUser, listUsers, updateUser } from '#contract/users.ts';
import type { Actor } from '#server/access/actor.ts';
import { deleteLinks } from '#server/access/links.sql.ts';
import type { UserKey } from '#server/access/owned.ts';
import { savedOr } from '#server/access/saved.ts';
import { deleteSessions } from '#server/access/sessions.sql.ts';
import { selectClientLocked } from '#server/core/clients/clients.sql.ts';
import {
  selectOtherAdminCount,
  selectUser,
  selectUsers,
} from '#server/core/clients/users-of-client.sql.ts';
import { updateUserRow } from '#server/core/clients/users.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';

/** Who administers the whole portal is nobody else's business. */
export function userForActor(row: ClientUser, actor: Actor): ClientUser {
  return actor.is_sys_admin ? row : { ...row, is_sys_admin: false };
}

/** A user of the actor's client by his id. */
export const userKey = (actor: Actor, client_user_id: number): UserKey => ({
  client_id: actor.client_id,
  client_user_id,
});

/** Users of the actor's client. */
export async function readUsers({ db, actor }: ActorCall<typeof listUsers>) {
  const rows = await selectUsers(db, actor.client_id);
  return { values: rows.map((row) => userForActor(row, actor)) };
}

async function ensureMayChange(db: Db, actor: Actor, user: UserKey, loses: boolean): Promise<void> {
  await selectClientLocked(db, actor.client_id);
  const row = await selectUser(db, user);
  ensure(row !== undefined, 'not-found');
  ensure(actor.is_sys_admin || !row.is_sys_admin, 'forbidden');
  ensure(!loses || user.client_user_id !== actor.client_user_id, 'own-account');
  const isLast = row.is_client_admin && (await selectOtherAdminCount(db, user)) === 0;
  ensure(!loses || !isLast, 'last-admin');
}

/**
 * Saves the role of a user and whether he is blocked; a blocked user's sessions and links end.
 * Errors: `not-found`, `forbidden`, `own-account`, `last-admin`, `version-conflict`,
 * `identity-mismatch`.
 */
export async function saveUser({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateUser>): Promise<ClientUser> {
  const { client_user_id, version, ...changes } = body;
  ensure(
    client_user_id === undefined || client_user_id === params.client_user_id,
    'identity-mismatch',
  );
  const user = userKey(actor, params.client_user_id);
  const loses = changes.blocked === true || changes.is_client_admin === false;
  await ensureMayChange(db, actor, user, loses);
  const load = async () => {
    const row = await selectUser(db, user);
    return row && userForActor(row, actor);
  };
  if (Object.keys(changes).length === 0) return savedOr(await load(), load);
  const row = await savedOr(await updateUserRow(db, user, changes, version), load);
  if (row.blocked) {
    await deleteSessions(db, user);
    await deleteLinks(db, user);
  }
  return userForActor(row, actor);
}
