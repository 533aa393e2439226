import { LIVE_BEAT_MS, LIVE_POLL_MS, type LiveKind } from '#contract/events.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { perPortal } from '#server/per-portal.ts';
import type { Portal } from '#server/portal.ts';
import { selectLive, type LiveEvent, type LiveLook } from './events.sql.ts';

/** Streams of one user that one process holds; a browser opens one for each window that is looked at. */
const MOST_STREAMS = 8;

/** One open stream and whose it is. */
export interface Listener {
  readonly client_user_id: number;
  readonly session_id: number;
  readonly expires: Date;
  readonly is_sys_admin: boolean;
  readonly tell: (kinds: readonly LiveKind[]) => void;
  readonly beat: () => void;
  readonly end: () => void;
}

interface Held {
  readonly listener: Listener;
  readonly news: Set<LiveKind>;
  told: number;
}

/**
 * Hands changes over to the open streams of this process. While there are any, one statement is sent
 * every two seconds, however many they are; nothing here is missed by another process, which looks
 * for itself.
 */
class LiveHub {
  readonly #portal: Portal;
  readonly #held = new Map<number, Set<Held>>();
  #timer: NodeJS.Timeout | undefined;
  #from: number | null = null;
  #seen = new Set<number>();
  #shown = '';
  #modules = '';
  #looking: Promise<void> = Promise.resolve();

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  /** Marks the moment from which changes are told; to be called before anybody is added. */
  async begin(db: Db): Promise<void> {
    if (this.#timer !== undefined) return;
    const { horizon, shown, modules } = await selectLive(db, null, this.#portal.now());
    // Looking has begun meanwhile, for somebody else.
    if (this.#timer !== undefined) return;
    this.#from = horizon;
    this.#shown = shown;
    this.#modules = modules;
  }

  /** Refuses a user who has too many streams already. Error: `too-many-requests`. */
  ensureRoom(clientUserId: number): void {
    ensure((this.#held.get(clientUserId)?.size ?? 0) < MOST_STREAMS, 'too-many-requests');
  }

  /** Takes a listener in; the returned function lets him go. */
  add(listener: Listener): () => void {
    const held: Held = { listener, news: new Set(), told: Date.now() };
    const ofUser = this.#held.get(listener.client_user_id) ?? new Set();
    this.#held.set(listener.client_user_id, ofUser.add(held));
    if (this.#timer === undefined) this.#timer = this.#later();
    return () => {
      ofUser.delete(held);
      if (ofUser.size === 0) this.#held.delete(listener.client_user_id);
    };
  }

  /** Looks for changes now, after any look that is under way: two at once would tell things twice. */
  look(): Promise<void> {
    const looking = this.#looking.then(() => this.#look());
    this.#looking = looking.catch(() => undefined);
    return looking;
  }

  async #look(): Promise<void> {
    const now = this.#portal.now();
    const found = await this.#portal.database.reading((db) => selectLive(db, this.#from, now));
    this.#from = found.horizon;
    const fresh = found.events.filter((event) => !this.#seen.has(event.live_event_id));
    // What is told by a transaction before the horizon does not come again.
    this.#seen = new Set(found.events.map((event) => event.live_event_id));
    for (const event of fresh) this.#note(event);
    if (found.shown !== this.#shown) this.#noteAll('system-messages');
    this.#shown = found.shown;
    if (found.modules !== this.#modules) this.#noteAll('modules');
    this.#modules = found.modules;
    this.#handOver(found);
  }

  #later(): NodeJS.Timeout {
    return setTimeout(() => void this.#tick(), LIVE_POLL_MS).unref();
  }

  async #tick(): Promise<void> {
    if (this.#held.size === 0) {
      this.#timer = undefined;
      return;
    }
    await this.look().catch((error: unknown) =>
      this.#portal.log('warn', 'Changes could not be looked for.', { err: error }),
    );
    this.#timer = this.#later();
  }

  #note({ client_user_id, kind, session_id }: LiveEvent): void {
    for (const { listener, news } of this.#held.get(client_user_id) ?? []) {
      if (kind !== 'session') news.add(kind);
      else if (session_id === null || session_id === listener.session_id) listener.end();
    }
  }

  #noteAll(kind: LiveKind): void {
    for (const { news } of this.#all()) news.add(kind);
  }

  #handOver({ maintenance_mode }: LiveLook): void {
    const [now, clock] = [this.#portal.now(), Date.now()];
    for (const held of this.#all()) {
      const { listener, news } = held;
      const isOver = listener.expires <= now || (maintenance_mode && !listener.is_sys_admin);
      if (isOver) listener.end();
      else if (news.size > 0) listener.tell([...news]);
      else if (clock - held.told >= LIVE_BEAT_MS) listener.beat();
      else continue;
      news.clear();
      held.told = clock;
    }
  }

  #all(): Held[] {
    return [...this.#held.values()].flatMap((ofUser) => [...ofUser]);
  }
}

/** The hub of the running portal. */
export const hubOf = perPortal((portal) => new LiveHub(portal));
