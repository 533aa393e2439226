import type { Client } from '#contract/clients.ts';
import { signIn } from '#contract/session.ts';
import type { UserState } from '#contract/session.ts';
import { DRAFT_PREFIX } from '#web/form/draft.ts';
import { log } from '#web/lib/log.ts';
import {
  APPEARANCE_KEY,
  COLUMNS_PREFIX,
  CREW_DRAFTS_PREFIX,
  CREW_RESULTS_PREFIX,
  DEVICE_KEY,
  DRAFTS_OF_KEY,
  READING_PHOTOS_PREFIX,
  READINGS_PREFIX,
  SESSION_KEY,
  SIDEBAR_KEY,
  SINGLE_KEYS_PREFIX,
  UNFOLDED_PREFIX,
  UNIT_KEY,
} from '#web/lib/storage-keys.ts';

/** What the browser keeps of a session (specification, section 4): user, token and client. */
export interface OwnSession {
  readonly token: string;
  readonly user: UserState;
  readonly client: Client;
  readonly remember: boolean;
  /** When it ends, however much it is used. */
  readonly ends?: string | undefined;
  /** The unit that he begins with unless he has chosen one; unknown until his units were read. */
  readonly first_unit_id?: number | undefined;
}

/** With it the own session of a system admin, while he looks as this user. */
export interface StoredSession extends OwnSession {
  readonly viewer?: OwnSession | undefined;
}

const isTold = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A kept session is what the sign-in has once answered, and how it is kept; undefined for anything else. */
function ownSession(kept: unknown): OwnSession | undefined {
  if (!isTold(kept) || !isTold(kept['user'])) return undefined;
  const { token, client, remember, ends, first_unit_id } = kept;
  const judged = signIn.result.safeParse({ ...kept['user'], token, client, units: [] }).data;
  if (!judged?.client || judged.token === '' || typeof remember !== 'boolean') return undefined;
  const { token: own, client: whose, units: _units, ...user } = judged;
  return {
    token: own,
    user,
    client: whose,
    remember,
    ...(typeof ends === 'string' && { ends }),
    ...(typeof first_unit_id === 'number' && { first_unit_id }),
  };
}

function storedSession(kept: unknown): StoredSession | null {
  const own = ownSession(kept);
  if (own === undefined || !isTold(kept) || kept['viewer'] === undefined) return own ?? null;
  const viewer = ownSession(kept['viewer']);
  return viewer === undefined ? null : { ...own, viewer };
}

function read(storage: Storage): StoredSession | null {
  try {
    return storedSession(JSON.parse(storage.getItem(SESSION_KEY) ?? 'null'));
  } catch {
    // What somebody else wrote there is no session.
    return null;
  }
}

/** The session of this tab, or the remembered one. */
export function readStored(): StoredSession | null {
  return read(sessionStorage) ?? read(localStorage);
}

// The import token is a secret of its own and is read again with the client.
function bare({ client: whose, ...own }: OwnSession): OwnSession {
  const { token, user, remember, ends, first_unit_id } = own;
  const kept = { ...whose, external_token: '' };
  return { token, user, client: kept, remember, ends, first_unit_id };
}

/** Keeps the session for this tab, and for new tabs when it is to be remembered. */
export function writeStored({ viewer, ...own }: StoredSession): void {
  const { remember } = own;
  const text = JSON.stringify({ ...bare(own), viewer: viewer && bare(viewer) });
  try {
    sessionStorage.setItem(SESSION_KEY, text);
    if (remember) localStorage.setItem(SESSION_KEY, text);
  } catch (error) {
    log.warn('Relaci nelze uložit do prohlížeče', error);
  }
}

/** Forgets the session and nothing else: drafts of forms stay, marked as this user's. */
export function forgetSession({ token, user }: StoredSession): void {
  sessionStorage.setItem(DRAFTS_OF_KEY, user.user_identity);
  sessionStorage.removeItem(SESSION_KEY);
  sessionStorage.removeItem(UNIT_KEY);
  // Another session may have been remembered since.
  if (read(localStorage)?.token === token) localStorage.removeItem(SESSION_KEY);
}

const isOfDevice = (key: string) =>
  key === APPEARANCE_KEY ||
  key === SIDEBAR_KEY ||
  key === DEVICE_KEY ||
  key.startsWith(COLUMNS_PREFIX) ||
  // Numbers off meters: they go once the same person signs in here again.
  key.startsWith(READINGS_PREFIX) ||
  key.startsWith(READING_PHOTOS_PREFIX) ||
  // The same holds of what was done at visits.
  key.startsWith(CREW_RESULTS_PREFIX) ||
  key.startsWith(CREW_DRAFTS_PREFIX) ||
  key.startsWith(SINGLE_KEYS_PREFIX) ||
  key.startsWith(UNFOLDED_PREFIX);

/** Clears both storages, but for how the portal looks and the mark of the device: no secrets of the session. */
export function clearStorages(): void {
  const ofDevice = Object.keys(localStorage)
    .filter(isOfDevice)
    .map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of ofDevice) localStorage.setItem(key, value);
  // The router notes the scrolling of the page as it goes away.
  addEventListener('pagehide', () => sessionStorage.clear(), { once: true });
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
}

/** Whether some form of this tab has unsaved text. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

/** Puts another session in place of this tab's; nothing that was worked on under the one is left to the other. */
export function replaceStored(next: StoredSession): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
  sessionStorage.removeItem(UNIT_KEY);
  writeStored(next);
}

/** Drops drafts that somebody else has left in this tab. */
export function dropForeignDrafts(user_identity: string): void {
  const owner = sessionStorage.getItem(DRAFTS_OF_KEY);
  sessionStorage.removeItem(DRAFTS_OF_KEY);
  if (owner === null || owner === user_identity) return;
  for (const key of draftKeys()) sessionStorage.removeItem(key);
}
