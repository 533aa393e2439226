import { pragueDay } from '#contract/czech/prague-day.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import type { signIn, signOut } from '#contract/session.ts';
import { selectMaintenance, setTenant } from '#server/access/access.sql.ts';
import { selectPendingConsents } from '#server/access/consents.sql.ts';
import { authenticate } from '#server/access/actor.ts';
import { returnAttempts } from '#server/access/attempts.ts';
import { selectUserLocked } from '#server/core/clients/users-of-client.sql.ts';
import { clientOfProof, type OwnedClientId, type UserKey } from '#server/access/owned.ts';
import { ensurePasswordTurn, verifyPassword } from '#server/access/password.ts';
import { deleteSession } from '#server/access/sessions.sql.ts';
import { openSession } from '#server/access/sessions.ts';
import { clientForActor } from '#server/clients/clients.service.ts';
import { selectClient } from '#server/core/clients/record.sql.ts';
import { updateLastSignIn } from '#server/core/clients/users.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, OutsideCall } from '#server/http/route.ts';
import { deedOf } from '#server/outside/deed.ts';
import { newDeviceLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { selectProfile } from '#server/profile/profile.sql.ts';
import { unitForActor } from '#server/units/units.service.ts';
import { selectUnits } from '#server/units/units.sql.ts';
import {
  selectAccount,
  selectClientBlock,
  type AccountRow,
} from '#server/core/clients/accounts.sql.ts';
import { toldCredentials, type Credentials } from './credentials.ts';
import { isNewDevice } from './devices.ts';
import { beginAttempt, rememberAddress } from './guard.ts';

type SigningIn = Pick<OutsideCall<typeof signIn>, 'body' | 'caller' | 'portal'>;
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

async function signedIn(
  db: Db,
  user: UserKey,
  { token, ends, day }: { token: string; ends: string; day: string },
): Promise<SignedIn> {
  const actor = await authenticate(db, token, true);
  const [state, pending_consents, client, units] = await Promise.all([
    profileOf(db, user),
    selectPendingConsents(db, user, day),
    selectClient(db, actor.client_id),
    selectUnits(db, actor.client_id),
  ]);
  ensure(client !== undefined, 'wrong-credentials');
  return {
    ...state,
    ...(pending_consents.length === 0 ? {} : { pending_consents }),
    token,
    session_ends: ends,
    client: clientForActor(client, actor),
    units: units.map((unit) => unitForActor(unit, actor)),
  };
}

/** Errors: `client-blocked`, with the reason that was given. */
async function ensureClientOpen(db: Db, clientId: OwnedClientId): Promise<void> {
  const block = await selectClientBlock(db, clientId);
  const { errorMsg } = errors['client-blocked'];
  const reason = block?.blocked_reason ?? '';
  const told = reason === '' ? {} : { errorMsg: `${errorMsg} Důvod: ${reason}` };
  ensure(block === undefined, 'client-blocked', told);
}

/** Mails the owner of the account that somebody has signed in from a device he was not seen with. */
async function tellNewDevice(db: Db, account: AccountRow, { body, caller, portal }: SigningIn) {
  const { client_user_id, user_identity: recipient } = account;
  const user = { client_id: clientOfProof(account.client_id), client_user_id };
  const networkKnown = await rememberAddress(db, user, caller.address);
  const isNew = await isNewDevice(db, user, { caller, mark: body.device, networkKnown });
  // Whoever has never signed in has just set up the account himself.
  if (!isNew || account.never_signed_in) return;
  await enqueueMail(db, { recipient, ...newDeviceLetter(deedOf(portal, caller)) });
}

/** What a proven person gets: a session, or word that the registration waits for its confirmation. */
async function admit(
  db: Db,
  proven: AccountRow,
  { body, caller, portal }: SigningIn,
): Promise<SignedIn> {
  await setTenant(db, proven.client_id);
  const client_id = clientOfProof(proven.client_id);
  const user = { client_id, client_user_id: proven.client_user_id };
  // The password may have been changed, or the user blocked, while it was being verified.
  await selectUserLocked(db, user);
  const account = await selectAccount(db, user);
  ensure(account?.password_hash === proven.password_hash, 'wrong-credentials');
  ensure(!account.blocked, 'user-blocked');
  await ensureClientOpen(db, client_id);
  if (!account.confirmed) {
    return { ...(await profileOf(db, user)), token: '', client: null, units: [] };
  }
  ensure(account.is_sys_admin || !(await selectMaintenance(db)), 'maintenance');
  const { remember_me = false } = body;
  const { sessionDays } = portal.config;
  const session = { remember_me, user_agent: caller.userAgent };
  const { token, ends } = await openSession(db, user, session, sessionDays);
  await updateLastSignIn(db, user);
  await tellNewDevice(db, account, { body, caller, portal });
  return signedIn(db, user, { token, ends, day: pragueDay(portal.now()) });
}

/**
 * Signs in by name and password. An unconfirmed registration is told only after the right password:
 * empty token and client_confirmed, no client. Errors: `credentials-differ`, `wrong-credentials`,
 * `sign-in-locked`, `user-blocked`, `client-blocked`, `maintenance`, `overloaded`.
 */
export async function enter({
  body,
  caller,
  portal,
}: OutsideCall<typeof signIn>): Promise<SignedIn> {
  const told = toldCredentials(body, caller.basic);
  const proven = await provenAccount(portal, told, caller.address);
  return portal.database.transaction((db) => admit(db, proven, { body, caller, portal }));
}

/** Ends the session of the token. */
export async function leave({
  db,
  actor,
}: ActorCall<typeof signOut>): Promise<{ signed_out: true }> {
  await deleteSession(db, actor, actor.session_id);
  return { signed_out: true };
}
