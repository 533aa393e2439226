import type { ErrorCode } from '#contract/errors.ts';
import type { Actor } from '#server/access/actor.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ensureAttempt, HOUR, returnAttempts, subjectOf } from '#server/access/attempts.ts';
import { ensurePasswordTurn, verifyPassword } from '#server/access/password.ts';
import { selectSession } from '#server/access/sessions.sql.ts';
import { ensure } from '#server/errors.ts';
import type { Portal } from '#server/portal.ts';
import { selectPasswordHash } from './profile.sql.ts';

// A stolen token must not become a way to try passwords.
const MOST_GUESSES_AN_HOUR = 10;

/**
 * The hash that the user's password, told again, has been verified against. Errors: `unauthorized`,
 * `sign-in-locked`, `overloaded`, and the one for a wrong password.
 */
export async function verifiedHash(
  portal: Portal,
  actor: Actor,
  password: string,
  wrong: ErrorCode,
): Promise<string> {
  ensurePasswordTurn();
  const subject = subjectOf('old-password', String(actor.client_user_id));
  const begun = await portal.database.transaction(async (db) => {
    await asActor(db, actor);
    const allowed = [{ subject, most: MOST_GUESSES_AN_HOUR, seconds: HOUR }];
    const attempts = await ensureAttempt(db, allowed, 'sign-in-locked');
    // A change from elsewhere has ended this session: its password is no more the one asked about.
    ensure(await selectSession(db, actor, actor.session_id), 'unauthorized');
    return { attempts, hash: await selectPasswordHash(db, actor) };
  });
  ensure(await verifyPassword(begun.hash, password), wrong);
  await portal.database.transaction((db) => returnAttempts(db, begun.attempts));
  return begun.hash ?? '';
}
