import type { Endpoint } from '#contract/endpoint.ts';
import { readMany } from '#contract/reads.ts';
import { filledReads } from '#web/first/fill.ts';
import { screenReads } from '#web/first/screen-reads.ts';
import { keepAhead } from '#web/lib/ahead.ts';
import { addressOf, call } from '#web/lib/call.ts';
import type { CallInput } from '#web/lib/call.ts';
import { identity } from '#web/lib/identity.ts';
import type { RouteName } from '#web/lib/paths.ts';
import { mayPreload } from '#web/lib/preload.ts';
import { queryClient } from '#web/lib/query.ts';
import { routeOf } from '#web/lib/route-match.ts';
import { apiAddress } from '#web/lib/settings.ts';
import { currentUnit, onChosenUnit } from '#web/session/activeUnit.ts';
import { currentSession } from '#web/session/session.ts';
import type { Session } from '#web/session/session.ts';

/** An answer that no screen has taken over in this time is thrown away; so long its link sends nothing more. */
const FRESH_MS = 5000;

type Read = ReturnType<typeof filledReads>[number];

interface Going {
  readonly name: RouteName;
  readonly token: string;
  isOnItsWay: boolean;
  /** Throws away what has come and what would still come. */
  readonly leave: () => void;
}

let going: Going | undefined;
/** When reads of a route were last sent. */
const lately = new Map<RouteName, number>();

const keyOf = (address: string, body: string) => `${address}\n${body}`;

/** What the cache has or is just asking for: its screen shows that at once. */
function knownReads(): ReadonlySet<string> {
  const all = queryClient.getQueryCache().getAll();
  const held = all.filter(({ state }) => state.data !== undefined || state.fetchStatus !== 'idle');
  return new Set(
    held.map(({ queryKey: [path, input] }) => {
      const { body, ...asked } = (input ?? {}) as CallInput<Endpoint>;
      const address = addressOf({ path: String(path) } as Endpoint, asked);
      return keyOf(
        address.slice(apiAddress.length),
        body === undefined ? '' : JSON.stringify(body),
      );
    }),
  );
}

/** What the screen reads and the cache does not know. */
function readsOf(name: RouteName, { user, client }: Session): readonly Read[] {
  const reader = {
    isAdmin: user.is_sys_admin,
    unit_id: currentUnit()?.unit_id,
    client_id: client.client_id,
  };
  const known = knownReads();
  // The cache knows a long list as a whole, however it is asked for.
  const isKnown = ({ path, body }: Read) =>
    known.has(keyOf(path.replace(/[?&]first=\d+$/, ''), body));
  return filledReads(screenReads[name] ?? [], reader).filter((read) => !isKnown(read));
}

function send(name: RouteName, token: string, reads: readonly Read[]): void {
  const control = new AbortController();
  const input = { body: { reads: [...reads] }, signal: control.signal, quiet: true };
  const answers = call(readMany, input).then(
    (result) => ({ result }),
    // The screen then reads by itself, and tells by itself what is wrong.
    () => undefined,
  );
  const forget = keepAhead({ token, reads, answers });
  const sent: Going = {
    name,
    token,
    isOnItsWay: true,
    leave: () => {
      forget();
      control.abort();
    },
  };
  going = sent;
  lately.set(name, Date.now());
  void answers.finally(() => {
    sent.isOnItsWay = false;
    setTimeout(forget, FRESH_MS);
  });
}

/** The screen reads as it always does: a list is narrowed here. Whatever else an address says may change what is read. */
const saysNoMore = ({ searchParams }: URL) =>
  Array.from(searchParams.keys()).every((name) => name === 'filter');

/** The screen to read for now; undefined where nothing may be sent, or nothing new would come. */
function screenOf(to: URL): RouteName | undefined {
  const name = routeOf(to.pathname);
  if (to.origin !== location.origin || !saysNoMore(to) || name === undefined) return undefined;
  if (name === routeOf(location.pathname) || !mayPreload() || !navigator.onLine) return undefined;
  return Date.now() - (lately.get(name) ?? 0) < FRESH_MS ? undefined : name;
}

/**
 * Sends the first reads of the screen that a link leads to; the screen takes the answers over, also while they are
 * still on their way (`web/lib/ahead.ts`).
 */
export function readAhead(to: URL): void {
  const name = screenOf(to);
  const session = currentSession();
  if (name === undefined || session === null) return;
  if (going?.isOnItsWay === true) {
    // Of the screen that is being opened.
    if (going.name === routeOf(location.pathname)) return;
    going.leave();
  }
  const reads = readsOf(name, session);
  if (reads.length > 0) send(name, session.token, reads);
}

/** Throws away what was read ahead: something is changed, or somebody else reads. */
function drop(): void {
  going?.leave();
  going = undefined;
  lately.clear();
}

/** Has what was read ahead thrown away with any read that is out of date, another unit and another session. */
export function dropStale(): () => void {
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'invalidate') drop();
    }),
    onChosenUnit(drop),
    identity.subscribe(() => {
      if (going !== undefined && identity.get()?.token !== going.token) drop();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    drop();
  };
}
