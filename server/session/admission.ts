import { pragueDay } from '#contract/czech/prague-day.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import type { Profile } from '#contract/profile.ts';
import type { signIn } from '#contract/session.ts';
import { selectMaintenance } from '#server/access/access.sql.ts';
import { selectPendingConsents } from '#server/access/consents.sql.ts';
import { authenticate } from '#server/access/actor.ts';
import { clientOfProof, type OwnedClientId, type UserKey } from '#server/access/owned.ts';
import { openSession } from '#server/access/sessions.ts';
import { clientForActor } from '#server/clients/clients.service.ts';
import { selectClientBlock, type AccountRow } from '#server/core/clients/accounts.sql.ts';
import { updateLastSignIn } from '#server/core/clients/users.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { deedOf } from '#server/outside/deed.ts';
import { newDeviceLetter } from '#server/outside/letters.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { selectOwnProfile, selectProfile } from '#server/profile/profile.sql.ts';
import { missingStep } from '#server/profile/profile.service.ts';
import { unitForActor } from '#server/units/units.service.ts';
import { selectClientUnits } from '#server/units/units.sql.ts';
import { isNewDevice } from './devices.ts';
import { rememberAddress } from './guard.ts';

export type SignedIn = ResultOf<typeof signIn>;

/** How somebody comes in. */
export interface Entry {
  readonly caller: Caller;
  readonly portal: Portal;
  /** The mark of his browser. */
  readonly mark: string | undefined;
  readonly remember_me: boolean;
}

/** The user of an account that has been proven. */
export function userOf({ client_id, client_user_id }: AccountRow): UserKey {
  return { client_id: clientOfProof(client_id), client_user_id };
}

function stateOf(row: Profile | undefined) {
  ensure(row !== undefined, 'wrong-credentials');
  const { version: _version, ...state } = row;
  return state;
}

/** Who he is, and no token: something is still missing. */
export async function withoutToken(db: Db, user: UserKey): Promise<SignedIn> {
  const state = stateOf(await selectProfile(db, user));
  return { ...state, token: '', client: null, units: [] };
}

async function signedIn(
  db: Db,
  user: UserKey,
  { token, ends, portal }: { token: string; ends: string; portal: Portal },
): Promise<SignedIn> {
  const actor = await authenticate(db, token, true);
  const [profile, pending_consents, found] = await Promise.all([
    selectOwnProfile(db, actor),
    selectPendingConsents(db, user, pragueDay(portal.now())),
    selectClientUnits(db, actor.client_id),
  ]);
  ensure(found !== undefined, 'wrong-credentials');
  return {
    ...stateOf(profile),
    ...(pending_consents.length === 0 ? {} : { pending_consents }),
    ...missingStep(actor, portal),
    token,
    session_ends: ends,
    client: clientForActor(found.one, actor),
    units: found.rows.map((unit) => unitForActor(unit, actor)),
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

/** Errors: `user-blocked`, `client-blocked`, `maintenance` (of a confirmed account). */
export async function ensureMayEnter(db: Db, account: AccountRow): Promise<void> {
  ensure(!account.blocked, 'user-blocked');
  await ensureClientOpen(db, userOf(account).client_id);
  const isOut = account.confirmed && !account.is_sys_admin && (await selectMaintenance(db));
  ensure(!isOut, 'maintenance');
}

/** Mails the owner of the account that somebody has signed in from a device he was not seen with. */
async function tellNewDevice(db: Db, account: AccountRow, { caller, mark, portal }: Entry) {
  const user = userOf(account);
  const networkKnown = await rememberAddress(db, user, caller.address);
  const isNew = await isNewDevice(db, user, { caller, mark, networkKnown });
  // Whoever has never signed in has just set up the account himself.
  if (!isNew || account.never_signed_in) return;
  const letter = newDeviceLetter(deedOf(portal, caller));
  await enqueueMail(db, { recipient: account.user_identity, ...letter });
}

/** Opens a session of the account and answers with all that the browser begins with. */
export async function letIn(db: Db, account: AccountRow, entry: Entry): Promise<SignedIn> {
  const user = userOf(account);
  const { caller, portal, remember_me } = entry;
  const session = { remember_me, user_agent: caller.userAgent };
  const opened = await openSession(db, user, session, portal.config.sessionDays);
  await updateLastSignIn(db, user);
  await tellNewDevice(db, account, entry);
  return signedIn(db, user, { ...opened, portal });
}
