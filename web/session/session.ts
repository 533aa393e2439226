import type { ResultOf } from '#contract/endpoint.ts';
import { signOut as signOutCall } from '#contract/session.ts';
import type { signIn as signInCall, UserState } from '#contract/session.ts';
import type { Client } from '#contract/clients.ts';
import type { Unit } from '#contract/units.ts';
import { listClientUnits } from '#contract/units.ts';
import { leaveFreely } from '#web/form/leave.ts';
import { call } from '#web/lib/call.ts';
import { identity } from '#web/lib/identity.ts';
import { log } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { createStore } from '#web/lib/store.ts';
import { chosenUnitId } from './chosen-unit.ts';
import { noteSignIn } from './fresh-sign-in.ts';
import { clearInfo, leaveInfo, SESSION_ENDED, VIEW_ENDED } from './info.ts';
import { page } from './page.ts';
import {
  clearStorages,
  dropForeignDrafts,
  forgetSession,
  readStored,
  replaceStored,
  writeStored,
} from './stored.ts';
import type { OwnSession, StoredSession } from './stored.ts';
import { tellTabs } from './tabs.ts';

/** Who is signed in, and what is his. */
export interface Session {
  readonly token: string;
  readonly user: UserState;
  readonly client: Client;
  readonly units: readonly Unit[];
  /** The units have been read; before that a restored session knows only its user and client. */
  readonly ready: boolean;
  readonly remember: boolean;
  /** When it ends, however much it is used; unknown after a change of the password. */
  readonly ends?: string | undefined;
  /** The first of the units, also before they have been read. */
  readonly first_unit_id?: number | undefined;
  /** The own session of a system admin who looks as this user and only reads. */
  readonly viewer?: OwnSession | undefined;
}

const session = createStore<Session | null>(null);

/** Tells of every change of the session. */
export const onSessionChange = session.subscribe;

/** The present session outside a component. */
export function currentSession(): Session | null {
  return session.get();
}

/** The session, or null when nobody is signed in. */
export function useSession(): Session | null {
  return session.use();
}

let isLeaving = false;

/** Administers the portal, though its administration may wait for the second step of his sign-in. */
export function isPortalAdmin({ is_sys_admin, second_step_missing }: UserState): boolean {
  return is_sys_admin || second_step_missing === true;
}

// As long as the administration is closed to him, its admin sees the portal as other users do.
function asAllowed(user: UserState): UserState {
  return user.second_step_missing === true ? { ...user, is_sys_admin: false } : user;
}

function hold({ user: told, ...rest }: Session): void {
  const first_unit_id = rest.units[0]?.unit_id ?? rest.first_unit_id;
  const next = { ...rest, first_unit_id, user: asAllowed(told) };
  identity.set({
    token: next.token,
    user_identity: told.user_identity,
    client_id: next.client.client_id,
    is_sys_admin: isPortalAdmin(told),
    log_ticket: told.log_ticket,
  });
  writeStored(next);
  session.set(next);
}

/** Takes up the session the browser has kept, if any. */
export function restoreSession(): void {
  const stored = readStored();
  if (stored !== null) hold({ ...stored, units: [], ready: false });
}

/** Changes what is known of the signed-in user; nothing when nobody is. */
export function updateSession(
  change: Partial<
    Pick<Session, 'user' | 'client' | 'units' | 'ready' | 'token' | 'viewer' | 'ends'>
  >,
): void {
  const present = session.get();
  // A late answer must not bring back what the page is just leaving.
  if (present !== null && !isLeaving) hold({ ...present, ...change });
}

type SignInResult = ResultOf<typeof signInCall> & { readonly client: Client };

/** Begins a session from the answer to a sign-in (specification, section 4). */
export function signIn(result: SignInResult, remember: boolean): void {
  const { token, client, units, session_ends: ends, ...user } = result;
  dropForeignDrafts(user.user_identity);
  clearInfo();
  chosenUnitId.set(null);
  queryClient.clear();
  queryClient.setQueryData(keyOf(listClientUnits), { client, units });
  hold({ token, user, client, units, ready: true, remember, ends });
  noteSignIn();
}

/** Puts a new token in place of the one a password change has ended, in all tabs that had it. */
export function replaceToken(token: string): void {
  const old_token = session.get()?.token;
  if (old_token === undefined) return;
  updateSession({ token, ends: undefined });
  tellTabs({ kind: 'new-token', old_token, token });
}

interface SignOutWays {
  /** Other tabs of the same user sign out too. */
  readonly tellOthers?: boolean;
  /** Drafts of forms stay, because the person has not asked to leave. */
  readonly keepDrafts?: boolean;
}

/** Ends the session here, on the server and in the other tabs, and reloads the page. */
export async function signOut({
  tellOthers = true,
  keepDrafts = false,
}: SignOutWays = {}): Promise<void> {
  const present = session.get();
  if (present === null || isLeaving) return;
  isLeaving = true;
  leaveFreely();
  if (tellOthers) tellTabs({ kind: 'sign-out', user_identity: ownerOf(present) });
  if (keepDrafts) forgetSession(present);
  else clearStorages();
  await endOnServer(present);
  page.reload();
}

function hasEnded({ ends }: Session): boolean {
  return ends !== undefined && Date.parse(ends) <= Date.now();
}

/** Who has signed in here, also while he looks as somebody else. */
export function ownerOf({ user, viewer }: Session): string {
  return (viewer?.user ?? user).user_identity;
}

async function endOnServer({ token, viewer }: Session): Promise<void> {
  try {
    if (viewer !== undefined) {
      await (await import('./viewing.ts')).tellEnd(token, viewer);
      await call(signOutCall, { headers: { Authorization: `Bearer ${viewer.token}` } });
    } else await call(signOutCall);
  } catch (error) {
    // The person leaves in any case; the token ends by its own time.
    log.warn('Odhlášení se nepodařilo oznámit serveru', error);
  }
}

/** Goes over to another session in this tab; the page begins anew, so that nothing of the one is in the other. */
export function changeSession(next: StoredSession, path: string): void {
  if (isLeaving) return;
  isLeaving = true;
  leaveFreely();
  replaceStored(next);
  page.open(path);
}

/**
 * Ends a session the server no longer knows: forgets it, leaves the message and reloads. Whoever looked
 * as somebody else is himself again.
 */
export function endSession(info?: string): void {
  const present = session.get();
  if (present === null || isLeaving) return;
  if (present.viewer !== undefined) {
    leaveInfo(VIEW_ENDED);
    return changeSession(present.viewer, paths.Home);
  }
  isLeaving = true;
  leaveFreely();
  forgetSession(present);
  if (info !== undefined) leaveInfo(hasEnded(present) ? SESSION_ENDED : info);
  page.reload();
}
