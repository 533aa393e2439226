import type { ResultOf } from '#contract/endpoint.ts';
import type { signIn, signOut } from '#contract/session.ts';
import { selectMaintenance, setTenant } from '#server/access/access.sql.ts';
import { authenticate } from '#server/access/actor.ts';
import { returnAttempts } from '#server/access/attempts.ts';
import { selectUserLocked } from '#server/access/links.sql.ts';
import { clientOfProof, type UserKey } from '#server/access/owned.ts';
import { ensurePasswordTurn, verifyPassword } from '#server/access/password.ts';
import { deleteSession } from '#server/access/sessions.sql.ts';
import { openSession } from '#server/access/sessions.ts';
import { clientForActor } from '#server/clients/clients.service.ts';
import { selectClient } from '#server/clients/clients.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, OutsideCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { selectProfile } from '#server/profile/profile.sql.ts';
import { unitForActor } from '#server/units/units.service.ts';
import { selectUnits } from '#server/units/units.sql.ts';
import { selectAccount, updateLastSignIn, type AccountRow } from './accounts.sql.ts';
import { toldCredentials, type Credentials } from './credentials.ts';
import { beginAttempt, rememberAddress } from './guard.ts';

type SignedIn = ResultOf<typeof signIn>;

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

async function profileOf(db: Db, user: UserKey) {
  const row = await selectProfile(db, user);
  ensure(row !== undefined, 'wrong-credentials');
  const { version: _version, ...state } = row;
  return state;
}

async function signedIn(db: Db, user: UserKey, token: string): Promise<SignedIn> {
  const actor = await authenticate(db, token, true);
  const [state, client, units] = await Promise.all([
    profileOf(db, user),
    selectClient(db, actor.client_id),
    selectUnits(db, actor.client_id),
  ]);
  ensure(client !== undefined, 'wrong-credentials');
  return {
    ...state,
    token,
    client: clientForActor(client, actor),
    units: units.map((unit) => unitForActor(unit, actor)),
  };
}

/** What a proven person gets: a session, or word that the registration waits for its confirmation. */
async function admit(
  db: Db,
  proven: AccountRow,
  { body, caller }: Pick<OutsideCall<typeof signIn>, 'body' | 'caller'>,
): Promise<SignedIn> {
  await setTenant(db, proven.client_id);
  const client_id = clientOfProof(proven.client_id);
  const user = { client_id, client_user_id: proven.client_user_id };
  // The password may have been changed, or the user blocked, while it was being verified.
  await selectUserLocked(db, user);
  const account = await selectAccount(db, user);
  ensure(account?.password_hash === proven.password_hash, 'wrong-credentials');
  ensure(!account.blocked, 'user-blocked');
  if (!account.confirmed) {
    return { ...(await profileOf(db, user)), token: '', client: null, units: [] };
  }
  ensure(account.is_sys_admin || !(await selectMaintenance(db)), 'maintenance');
  const { remember_me = false } = body;
  const token = await openSession(db, user, { remember_me, user_agent: caller.userAgent });
  await updateLastSignIn(db, user);
  await rememberAddress(db, user, caller.address);
  return signedIn(db, user, token);
}

/**
 * Signs in by name and password. An unconfirmed registration is told only after the right password:
 * empty token and client_confirmed, no client. Errors: `credentials-differ`, `wrong-credentials`,
 * `sign-in-locked`, `user-blocked`, `maintenance`, `overloaded`.
 */
export async function enter({
  body,
  caller,
  portal,
}: OutsideCall<typeof signIn>): Promise<SignedIn> {
  const told = toldCredentials(body, caller.basic);
  const proven = await provenAccount(portal, told, caller.address);
  return portal.database.transaction((db) => admit(db, proven, { body, caller }));
}

/** Ends the session of the token. */
export async function leave({
  db,
  actor,
}: ActorCall<typeof signOut>): Promise<{ signed_out: true }> {
  await deleteSession(db, actor, actor.session_id);
  return { signed_out: true };
}
