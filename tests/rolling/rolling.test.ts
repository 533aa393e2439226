import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#contract/session.ts';
import { listClientUnits, updateUnit } from '#contract/units.ts';
import { readConfig } from '#server/config.ts';
import { askPortal } from '../asked.ts';
import { insertRow } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { databaseUrl } from '../given-database.ts';
import { readEvents, until, type Reader } from '../live.ts';
import { startPortal, type PortalProcess } from '../portal-process.ts';
import { startBalancer, type BalancingProxy } from './proxy.ts';

const DEMO_PASSWORD = 'zkouska-Vltava-2025';
const PROCESSES = 3;
const READERS = 2;

let db: TestDatabase;
let portals: PortalProcess[] = [];
let proxy: BalancingProxy;
const start = () =>
  startPortal({
    DATABASE_URL: databaseUrl(db),
    DEMO: '1',
    DEMO_PASSWORD,
    TRUST_PROXY: '127.0.0.1',
    // Longer than the proxy needs to see it, and than it keeps a connection unused.
    STOP_DELAY: '3',
    // What came before the end is let end.
    STOP_SECONDS: '60',
  });

beforeAll(async () => {
  db = await createTestDatabase();
  portals = await Promise.all(Array.from({ length: PROCESSES }, start));
  proxy = await startBalancer(portals.map(({ url }) => url));
}, 240_000);
afterAll(async () => {
  await proxy.stop();
  await Promise.all(portals.map((portal) => portal.stop()));
  await db.close();
}, 120_000);

/** Somebody who works on and notes every answer that was not what he asked for. */
interface Load {
  readonly lost: string[];
  calls: number;
  readonly saved: Map<number, string>;
  stopped: boolean;
}

type Person = Awaited<ReturnType<typeof signedIn>>;
async function signedIn() {
  const body = { user_identity: 'spravce@example.cz', password: DEMO_PASSWORD };
  return (await askPortal(proxy.url, signIn, { body })).result;
}

async function noted(load: Load, what: string, call: () => Promise<{ status: number }>) {
  load.calls += 1;
  const answer = await call().catch((error: unknown) => ({ status: String(error) }));
  if (answer.status !== 200) load.lost.push(`${what}: ${answer.status}`);
  return answer.status === 200;
}

async function writing(load: Load, { token, client }: Person, unit_id: number): Promise<void> {
  const params = { client_id: client?.client_id ?? 0, unit_id };
  for (let count = 0; !load.stopped; count += 1) {
    const comment = `${unit_id}-${count}`;
    const save = () => askPortal(proxy.url, updateUnit, { token, params, body: { comment } });
    if (await noted(load, 'write', save)) load.saved.set(unit_id, comment);
  }
}

async function reading(load: Load, { token }: Person): Promise<void> {
  while (!load.stopped) {
    await noted(load, 'read', () => askPortal(proxy.url, listClientUnits, { token }));
  }
}

/** A page that is looked at: it opens its stream again whenever it ends. */
function listening(load: Load, { token }: Person) {
  const state: { reader: Reader | undefined; opened: number } = { reader: undefined, opened: 0 };
  const run = async () => {
    while (!load.stopped) {
      const reader = await readEvents(proxy.url, token, readConfig({}).applicationAuth).catch(
        (error: unknown) => void load.lost.push(`stream: ${String(error)}`),
      );
      if (!reader) continue;
      if (reader.status !== 200) load.lost.push(`stream: ${reader.status}`);
      state.reader = reader;
      state.opened += 1;
      while (!reader.isEnded() && !load.stopped) await pause(20);
      reader.leave();
    }
  };
  return { state, done: run() };
}

/** Each process in its turn ends politely and another one takes its place. */
async function restartInTurn(): Promise<(number | null)[]> {
  const exits: (number | null)[] = [];
  for (const [at, portal] of portals.entries()) {
    process.kill(portal.pid, 'SIGTERM');
    exits.push(await portal.exit);
    const next = await start();
    portals[at] = next;
    proxy.replace(at, next.url);
    await until(() => proxy.isTrusted(at));
    await portal.stop();
  }
  return exits;
}

test('three processes behind a proxy restarted in turn under load lose no call, and streams go on', async () => {
  const person = await signedIn();
  const load: Load = { lost: [], calls: 0, saved: new Map(), stopped: false };
  const units = person.units.slice(0, 3).map(({ unit_id }) => unit_id);
  const working = [
    ...units.map((unit_id) => writing(load, person, unit_id)),
    reading(load, person),
    reading(load, person),
  ];
  const readers = Array.from({ length: READERS }, () => listening(load, person));
  await until(() => readers.every(({ state }) => state.opened > 0));

  const exits = await restartInTurn();
  const opened = readers.map(({ state }) => state.opened);

  // Whatever process a stream has ended at, it tells of what comes.
  await until(() => readers.every(({ state }) => state.reader?.isEnded() === false));
  const { client_user_id } = person;
  await insertRow(db, 'client_user_messages', {
    client_id: person.client?.client_id ?? 0,
    client_user_id,
    message: 'Zpráva po obnově',
  });
  await until(() => readers.every(({ state }) => state.reader?.kinds().includes('messages')));
  load.stopped = true;
  await Promise.all([...working, ...readers.map(({ done }) => done)]);

  expect({ lost: load.lost, broken: proxy.broken }).toEqual({ lost: [], broken: [] });
  expect(exits).toEqual([0, 0, 0]);
  expect(load.calls).toBeGreaterThan(100);
  expect(Math.max(...opened)).toBeGreaterThan(1);
  const { result } = await askPortal(proxy.url, listClientUnits, { token: person.token });
  const comments = new Map(result.units.map((unit) => [unit.unit_id, unit.comment]));
  for (const [unit_id, comment] of load.saved) expect(comments.get(unit_id)).toBe(comment);
}, 300_000);
