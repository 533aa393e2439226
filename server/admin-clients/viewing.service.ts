import type { AdminUser, endView, viewAsUser } from '#contract/admin-clients.ts';
import { insertViewStamp } from '#server/access/history.sql.ts';
import { inClient } from '#server/access/in-client.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import { deleteSession, insertViewing } from '#server/access/sessions.sql.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { presentUser } from './users.service.ts';
import { selectTokenHash, selectViewing } from './viewing.sql.ts';

/** The user as the client's history names him. */
function named({ first_name, last_name, user_identity }: AdminUser): string {
  return `${first_name} ${last_name} (${user_identity})`.trim();
}

/**
 * Opens a session in which a system admin looks as a user of a client, reads and does nothing more.
 * It ends with his own session at the latest. Errors: `not-found`, `view-refused`,
 * `unauthorized` when that has just ended.
 */
export async function beginView({ db, actor, params, caller }: ActorCall<typeof viewAsUser>) {
  const { client_user_id } = params;
  const viewer = { viewer_client_id: actor.client_id, viewer_user_id: actor.client_user_id };
  const viewer_token_hash = await selectTokenHash(db, actor.client_id, actor.session_id);
  ensure(viewer_token_hash !== undefined, 'unauthorized');
  return inClient(db, actor, params.client_id, async (client_id) => {
    const user = { client_id, client_user_id };
    const row = await presentUser(db, user);
    const mayBe = !row.is_sys_admin && !row.blocked && row.client_confirmed !== '';
    ensure(mayBe, 'view-refused');
    const token = newSecret();
    const session = { ...viewer, viewer_token_hash, token_hash: secretHash(token) };
    const expires = await insertViewing(db, user, { ...session, user_agent: caller.userAgent });
    await insertViewStamp(db, client_id, 'view_began', named(row));
    return { token, expires };
  });
}

/** Ends a viewing session of the actor's own. Errors: `not-found`. */
export async function finishView({ db, actor, body }: ActorCall<typeof endView>) {
  const found = await selectViewing(db, secretHash(body.token));
  const isOwn =
    found?.viewer_client_id === actor.client_id && found.viewer_user_id === actor.client_user_id;
  ensure(found !== undefined && isOwn, 'not-found');
  const { client_user_id, session_id } = found;
  await inClient(db, actor, found.client_id, async (client_id) => {
    const user = { client_id, client_user_id };
    await deleteSession(db, user, session_id);
    await insertViewStamp(db, client_id, 'view_ended', named(await presentUser(db, user)));
  });
  return { ended: true } as const;
}
