import type { signIn, signOut } from '#contract/session.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { returnAttempts } from '#server/access/attempts.ts';
import { ensurePasswordTurn, verifyPassword } from '#server/access/password.ts';
import { deleteSession } from '#server/access/sessions.sql.ts';
import { selectAccount, type AccountRow } from '#server/core/clients/accounts.sql.ts';
import { selectUserLocked } from '#server/core/clients/users-of-client.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, OutsideCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import {
  ensureMayEnter,
  letIn,
  userOf,
  withoutToken,
  type Entry,
  type SignedIn,
} from './admission.ts';
import { toldCredentials, type Credentials } from './credentials.ts';
import { beginAttempt } from './guard.ts';
import { askSecondStep } from './second-step.service.ts';

/** The account whose password was told. Errors: `sign-in-locked`, `wrong-credentials`. */
async function provenAccount(
  portal: Portal,
  told: Credentials,
  address: string,
): Promise<AccountRow> {
  // Before the attempt is counted: a tired server is nobody's wrong guess.
  ensurePasswordTurn();
  const { account, attempts } = await portal.database.transaction((db) =>
    beginAttempt(db, told.user_identity, address),
  );
  const right = await verifyPassword(account?.password_hash, told.password);
  ensure(right && account !== undefined, 'wrong-credentials');
  await portal.database.transaction((db) => returnAttempts(db, attempts));
  return account;
}

/**
 * What a proven person gets: a session, the way to the second step, or word that the registration
 * waits for its confirmation.
 */
async function admit(db: Db, proven: AccountRow, entry: Entry): Promise<SignedIn> {
  await setTenant(db, proven.client_id);
  const user = userOf(proven);
  // The password may have been changed, or the user blocked, while it was being verified.
  await selectUserLocked(db, user);
  const account = await selectAccount(db, user);
  ensure(account?.password_hash === proven.password_hash, 'wrong-credentials');
  await ensureMayEnter(db, account);
  if (!account.confirmed) return withoutToken(db, user);
  if (!account.has_second_step) return letIn(db, account, entry);
  const second_step = await askSecondStep(db, user, entry);
  return { ...(await withoutToken(db, user)), second_step };
}

/**
 * Signs in by name and password. An unconfirmed registration is told only after the right password:
 * empty token and client_confirmed, no client; so is a second step, with its ticket. Errors:
 * `credentials-differ`, `wrong-credentials`, `sign-in-locked`, `user-blocked`, `client-blocked`,
 * `maintenance`, `overloaded`.
 */
export async function enter({
  body,
  caller,
  portal,
}: OutsideCall<typeof signIn>): Promise<SignedIn> {
  const told = toldCredentials(body, caller.basic);
  const proven = await provenAccount(portal, told, caller.address);
  const { device: mark, remember_me = false } = body;
  return portal.database.transaction((db) =>
    admit(db, proven, { caller, portal, mark, remember_me }),
  );
}

/** Ends the session of the token. */
export async function leave({
  db,
  actor,
}: ActorCall<typeof signOut>): Promise<{ signed_out: true }> {
  await deleteSession(db, actor, actor.session_id);
  return { signed_out: true };
}
