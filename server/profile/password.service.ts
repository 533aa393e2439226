import type { changePassword } from '#contract/profile.ts';
import { passwordNotIdentityRule } from '#contract/rules/password.ts';
import type { Actor } from '#server/access/actor.ts';
import { asActor } from '#server/access/as-actor.ts';
import { HOUR, returnAttempts, subjectOf, takeAttempt } from '#server/access/attempts.ts';
import { deleteLinks } from '#server/access/links.sql.ts';
import {
  ensurePasswordTurn,
  hashPassword,
  samePassword,
  verifyPassword,
} from '#server/access/password.ts';
import { deleteSessions, selectSession } from '#server/access/sessions.sql.ts';
import { openSession } from '#server/access/sessions.ts';
import { updatePassword } from '#server/core/clients/users.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { deedOf } from '#server/outside/deed.ts';
import { passwordChangedLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { ensureOwnProfile } from './profile.service.ts';
import { selectPasswordHash } from './profile.sql.ts';

// A stolen token must not become a way to try passwords.
const MOST_GUESSES_AN_HOUR = 10;

/** The hash that the old password has been verified against. */
async function verifiedHash(portal: Portal, actor: Actor, oldPassword: string): Promise<string> {
  ensurePasswordTurn();
  const subject = subjectOf('old-password', String(actor.client_user_id));
  const begun = await portal.database.transaction(async (db) => {
    await asActor(db, actor);
    const attempts = await takeAttempt(db, [
      { subject, most: MOST_GUESSES_AN_HOUR, seconds: HOUR },
    ]);
    ensure(attempts !== undefined, 'sign-in-locked');
    // A change from elsewhere has ended this session: its password is no more the one asked about.
    ensure(await selectSession(db, actor, actor.session_id), 'unauthorized');
    return { attempts, hash: await selectPasswordHash(db, actor) };
  });
  ensure(await verifyPassword(begun.hash, oldPassword), 'old-password-wrong');
  await portal.database.transaction((db) => returnAttempts(db, begun.attempts));
  return begun.hash ?? '';
}

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
  const fault = passwordNotIdentityRule(actor.user_identity)(body.new_password);
  if (fault !== null) throw fieldFault('new_password', fault);
  const verified_hash = await verifiedHash(portal, actor, body.old_password);
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
