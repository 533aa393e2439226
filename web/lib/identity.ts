import { createStore } from './store.ts';

/** Who calls: what every request says about the signed-in user. */
export interface Identity {
  readonly token: string;
  readonly user_identity: string;
  readonly client_id: number;
  readonly is_sys_admin: boolean;
  /** Proves the session to the send of the log. */
  readonly log_ticket?: string | undefined;
}

/** The caller of this tab; the session keeps it. Null when nobody is signed in. */
export const identity = createStore<Identity | null>(null);

type Listener = () => void;
const refused = new Set<Listener>();

/** Calls the listener when the server no longer accepts the token of this tab. */
export function onTokenRefused(listener: Listener): () => void {
  refused.add(listener);
  return () => void refused.delete(listener);
}

/** Says that the server refused a token; a late answer to an older token ends nothing. */
export function tellTokenRefused(token: string | undefined): void {
  if (token === undefined || token !== identity.get()?.token) return;
  for (const listener of refused) listener();
}
