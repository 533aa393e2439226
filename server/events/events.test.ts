import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmAllUserMessages } from '#contract/messages.ts';
import { signOut } from '#contract/session.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { createApp } from '#server/app.ts';
import { Database } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import { insertRow } from '#tests/builders.ts';
import { readEvents, until, type Reader } from '#tests/live.ts';
import { createWorld, type World } from '#tests/world.ts';
import { hubOf } from './live-hub.ts';

let world: World;
let url: string;
beforeAll(async () => {
  world = await createWorld();
  url = await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
let readers: Reader[];
beforeEach(async () => {
  user = await world.makeUser();
  readers = [];
});
afterEach(async () => {
  for (const reader of readers) reader.leave();
  await world.db.owner.query('update runtime_settings set maintenance_mode = false');
});

async function open(who: Pick<User, 'token'> = user, at = url): Promise<Reader> {
  const reader = await readEvents(at, who.token, world.portal.config.applicationAuth);
  readers.push(reader);
  return reader;
}
async function opened(who: Pick<User, 'token'> = user, at = url): Promise<Reader> {
  const reader = await open(who, at);
  await until(() => reader.text().includes('\n\n'));
  return reader;
}
const look = () => hubOf(world.portal).look();
const send = ({ client_id, client_user_id }: User, message = 'Tajná zpráva') =>
  insertRow(world.db, 'client_user_messages', { client_id, client_user_id, message });

describe('the stream of events', () => {
  test('is text/event-stream that no proxy keeps back, and says at once that it works', async () => {
    const reader = await opened();
    expect(reader.status).toBe(200);
    expect(reader.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(reader.headers['x-accel-buffering']).toBe('no');
    expect(reader.headers['content-encoding']).toBeUndefined();
    expect(reader.text()).toBe('data: {"kinds":[]}\n\n');
  });

  test('tells the user of his messages and tasks, their kind and nothing of what they say', async () => {
    const reader = await opened();
    await send(user);
    const { client_id, client_user_id } = user;
    await insertRow(world.db, 'tasks', {
      client_id,
      client_user_id,
      kind: 'test',
      message: 'Tajná úloha',
    });
    await look();
    await until(() => reader.kinds().length === 2);
    expect(reader.kinds().toSorted()).toEqual(['messages', 'tasks']);
    expect(reader.text()).not.toContain('Tajná');
    await look();
    expect(reader.kinds()).toHaveLength(2);
    await world.call(confirmAllUserMessages, { token: user.token, body: {} });
    await look();
    await until(() => reader.kinds().length === 3);
  });

  test('tells nobody else: neither a colleague nor another client', async () => {
    const colleague = await world.makeUser({ client_id: user.client_id });
    const stranger = await world.makeUser();
    const others = [await opened(colleague), await opened(stranger)];
    const own = await opened();
    await send(user);
    await look();
    await until(() => own.kinds().length === 1);
    expect(others.map((one) => one.text())).toEqual([
      'data: {"kinds":[]}\n\n',
      'data: {"kinds":[]}\n\n',
    ]);
  });

  test('tells everybody that another set of system messages is shown', async () => {
    const stranger = await world.makeUser();
    const all = [await opened(), await opened(stranger)];
    await insertRow(world.db, 'system_messages', { message: 'Odstávka', red_alert: true });
    await look();
    await until(() => all.every((one) => one.kinds().length === 1));
    expect(all.flatMap((one) => one.kinds())).toEqual(['system-messages', 'system-messages']);
    await world.db.owner.query('update system_messages set is_active = false');
    await look();
    await until(() => all.every((one) => one.kinds().length === 2));
    expect(all.flatMap((one) => one.kinds())).toHaveLength(4);
  });

  test('tells of a system message that nobody is shown yet, so that the list of all is as it is', async () => {
    const system = await world.makeUser({ is_sys_admin: true });
    const reader = await opened(system);
    const later = { message: 'Odstávka', active_from: '2999-01-01T00:00:00Z' };
    await insertRow(world.db, 'system_messages', later);
    await look();
    await until(() => reader.kinds().length === 1);
    expect(reader.kinds()).toEqual(['system-messages']);
  });

  test('tells of what a long transaction has committed after a later one was told', async () => {
    const reader = await opened();
    const late = world.db.database.transaction(async (db) => {
      const { client_id, client_user_id } = user;
      await setTenant(db, client_id);
      await db
        .insertInto('client_user_messages')
        .values({ client_id, client_user_id, message: 'Pozdě' })
        .execute();
      await insertRow(world.db, 'tasks', { client_id, client_user_id, kind: 'test', message: 'A' });
      await look();
      await until(() => reader.kinds().includes('tasks'));
      expect(reader.kinds()).toEqual(['tasks']);
    });
    await late;
    await look();
    await until(() => reader.kinds().length > 1);
    expect(reader.kinds()).toEqual(['tasks', 'messages']);
  });

  test('works with two processes: each tells its own listeners of what the other has written', async () => {
    const database = new Database({ connection: world.db.connection, connections: 4 });
    const portal: Portal = { ...world.portal, database };
    const app = await createApp(portal);
    const at = await app.listen({ host: '127.0.0.1', port: 0 });
    const [here, there] = [await opened(user, url), await opened(user, at)];
    await send(user);
    await Promise.all([look(), hubOf(portal).look()]);
    await until(() => here.kinds().length === 1 && there.kinds().length === 1);
    await app.close();
    await until(() => there.isEnded());
    await database.close();
    expect(here.isEnded()).toBe(false);
  });

  test('looks by itself every two seconds', async () => {
    const reader = await opened();
    await send(user);
    await until(() => reader.kinds().length > 0);
    expect(reader.kinds()).toEqual(['messages']);
  });
});

describe('the stream ends', () => {
  test('when its user signs out, and another session of his goes on', async () => {
    const [token, other] = [await world.makeSession(user), await world.makeSession(user)];
    const [ending, staying] = [await opened({ token }), await opened({ token: other })];
    await world.call(signOut, { token });
    await look();
    await until(() => ending.isEnded());
    expect(staying.isEnded()).toBe(false);
  });

  test('when the user is blocked', async () => {
    const reader = await opened();
    await world.db.owner.query('update client_users set blocked = true where client_user_id = $1', [
      user.client_user_id,
    ]);
    await look();
    await until(() => reader.isEnded());
    expect(reader.text()).toBe('data: {"kinds":[]}\n\n');
  });

  test('when maintenance begins, but for a system admin', async () => {
    const system = await world.makeUser({ is_sys_admin: true });
    const [reader, admin] = [await opened(), await opened(system)];
    await world.db.owner.query('update runtime_settings set maintenance_mode = true');
    await look();
    await until(() => reader.isEnded());
    expect(admin.isEnded()).toBe(false);
    expect((await open()).status).toBe(503);
  });

  test('when the server stops, which does not wait for its readers', async () => {
    const own = await createApp({ ...world.portal });
    const at = await own.listen({ host: '127.0.0.1', port: 0 });
    const reader = await opened(user, at);
    const begun = Date.now();
    await own.close();
    await until(() => reader.isEnded());
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});

describe('the server', () => {
  test('refuses a ninth stream of one user, and takes him in again when he leaves one', async () => {
    const first = await opened();
    for (let count = 1; count < 8; count += 1) await opened();
    expect((await open()).status).toBe(429);
    const colleague = await world.makeUser({ client_id: user.client_id });
    expect((await opened(colleague)).status).toBe(200);
    first.leave();
    let status = 429;
    const limit = Date.now() + 10_000;
    while (status === 429 && Date.now() < limit) ({ status } = await open());
    expect(status).toBe(200);
  });

  test('asks the database once, however many listen', async () => {
    const people: User[] = [];
    for (let count = 0; count < 12; count += 1) people.push(await world.makeUser());
    for (const person of people) await opened(person);
    let calls = 0;
    const { database } = world.portal;
    const reading = database.reading.bind(database);
    database.reading = (work) => {
      calls += 1;
      return reading(work);
    };
    for (const person of people) await send(person);
    await look();
    database.reading = reading;
    expect(calls).toBe(1);
  });

  test('reads the events by their index', async () => {
    const { owner } = world.db;
    await owner.query(
      `insert into live_events (client_id, client_user_id, kind, xact)
       select 1, 1, 'tasks', n from generate_series(1, 20000) n`,
    );
    await owner.query('analyze live_events');
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain select * from live_events where xact >= (pg_current_xact_id()::text::bigint)
        and created > now() - interval '10 minutes'`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('live_events_xact');
  });

  test('opens no stream to whoever is not signed in', async () => {
    expect((await open({ token: 'x' })).status).toBe(401);
  });

  test('has no event without its reader’s tenant or the worker’s word', async () => {
    await send(user);
    const seen = await world.portal.database.reading((db) =>
      db.selectFrom('live_events').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });
});

describe('by the clock', () => {
  let held: World;
  let address: string;
  beforeAll(async () => {
    held = await createWorld();
    held.setNow('2025-01-20T07:00:00Z');
    address = await held.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => held.close());

  test('a message that begins, and one that ends, is told of without anybody having written it', async () => {
    const reader = await opened(await held.makeUser(), address);
    const bounds = { active_from: '2025-01-20T08:00:00Z', active_to: '2025-01-20T09:00:00Z' };
    await insertRow(held.db, 'system_messages', { message: 'Odstávka', ...bounds });
    await hubOf(held.portal).look();
    expect(reader.kinds()).toEqual([]);
    for (const [moment, told] of [
      ['2025-01-20T08:00:00Z', 1],
      ['2025-01-20T09:00:00Z', 2],
    ] as const) {
      held.setNow(moment);
      await hubOf(held.portal).look();
      await until(() => reader.kinds().length === told);
    }
    expect(reader.isEnded()).toBe(false);
  });

  test('the stream ends with the session, which it does not prolong', async () => {
    const reader = await opened(await held.makeUser(), address);
    held.setNow('2099-01-01T00:00:00Z');
    await hubOf(held.portal).look();
    await until(() => reader.isEnded());
    expect(reader.text()).toBe('data: {"kinds":[]}\n\n');
  });
});
