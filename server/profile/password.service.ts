import type { changePassword } from '#contract/profile.ts';
import { ownPasswordFault } from '#server/access/passwords/own-password.ts';
import { asActor } from '#server/access/as-actor.ts';
import { deleteLinks } from '#server/access/links.sql.ts';
import { hashPassword, samePassword } from '#server/access/password.ts';
import { deleteSessions, selectSession } from '#server/access/sessions.sql.ts';
import { openSession } from '#server/access/sessions.ts';
import { updatePassword } from '#server/core/clients/users.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { deedOf } from '#server/outside/deed.ts';
import { passwordChangedLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { ensureOwnProfile } from './profile.service.ts';
import { verifiedHash } from './told-password.ts';

/**
 * Replaces the password and ends all sessions of the user and his links; answers with the token of
 * a new session. Errors: `old-password-wrong`, `same-password`, `invalid-input`, `sign-in-locked`.
 */
export async function replacePassword({
  actor,
  params,
  body,
  caller,
  portal,
}: OutsideCall<typeof changePassword>): Promise<{ token: string }> {
  ensure(actor !== undefined, 'unauthorized');
  ensureOwnProfile(actor, params.client_user_id, body.client_user_id);
  const { user_identity, first_name, last_name } = actor;
  const whose = { user_identity, names: [first_name, last_name] };
  const fault = ownPasswordFault(body.new_password, whose);
  if (fault !== null) throw fieldFault('new_password', fault);
  const verified_hash = await verifiedHash(portal, actor, body.old_password, 'old-password-wrong');
  ensure(!samePassword(body.old_password, body.new_password), 'same-password');
  const password_hash = await hashPassword(body.new_password);
  return portal.database.transaction(async (db) => {
    await asActor(db, actor);
    // A change from elsewhere in the meantime has ended this session too.
    ensure(await updatePassword(db, actor, { verified_hash, password_hash }), 'unauthorized');
    const session = await selectSession(db, actor, actor.session_id);
    ensure(session !== undefined, 'unauthorized');
    await deleteSessions(db, actor);
    await deleteLinks(db, actor);
    const { token } = await openSession(db, actor, session, portal.config.sessionDays);
    const letter = passwordChangedLetter(deedOf(portal, caller));
    await enqueueMail(db, { recipient: actor.user_identity, ...letter });
    return { token };
  });
}
