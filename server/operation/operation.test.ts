import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { liveEvents } from '#contract/events.ts';
import { MAINTENANCE_FILE, READY_ADDRESS } from '#contract/operation.ts';
import { listClientUnits } from '#contract/units.ts';
import { Database } from '#server/db/db.ts';
import { createApp } from '#server/app.ts';
import { readEvents } from '#tests/live.ts';
import { createWorld, type World } from '#tests/world.ts';
import { exposition } from './exposition.ts';
import { standingOf } from '#server/http/standing.ts';

const TOKEN = 'meric-provozu-0123456789';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const metrics = (from = '127.0.0.1', headers: Record<string, string> = {}) =>
  world.request({ url: '/metrics', remoteAddress: from, headers });

/** The value of a sample; undefined when it is not told. */
function valueOf(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

/** How many answers of a read were counted. */
function valueOfRoute(text: string, route: string, status: number): number | undefined {
  const labels = `{method="GET",route="${route}",status="${status}"}`;
  return valueOf(text, `kastelan_http_request_duration_seconds_count${labels}`);
}

async function measured(sample: string): Promise<number | undefined> {
  return valueOf((await metrics()).body, sample);
}

describe('the meters', () => {
  test('are read on the server itself and by nobody else', async () => {
    expect((await metrics()).statusCode).toBe(200);
    expect((await metrics('::1')).statusCode).toBe(200);
    expect((await metrics('192.0.2.1')).statusCode).toBe(404);
    // A proxy of this machine, of which the settings do not know, speaks for a stranger.
    expect((await metrics('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(404);
  });

  test('are read from anywhere with the token of the settings, and not without it', async () => {
    const portal = { ...world.portal, config: { ...world.portal.config, metricsToken: TOKEN } };
    const app = await createApp(portal);
    const ask = async (authorization?: string) =>
      (
        await app.inject({
          url: '/metrics',
          headers: authorization === undefined ? {} : { authorization },
        })
      ).statusCode;
    expect(await ask(`Bearer ${TOKEN}`)).toBe(200);
    expect(await ask()).toBe(404);
    expect(await ask(`Bearer ${TOKEN}x`)).toBe(404);
    await app.close();
  });

  test('count answers by method, pattern of the route and status, with how long they took', async () => {
    const { token } = await world.makeUser();
    await world.call(listClientUnits, { token });
    await world.call(listClientUnits, { token });
    await world.call(listClientUnits);
    const name = 'kastelan_http_request_duration_seconds';
    const of = (status: number) =>
      `{method="GET",route="${listClientUnits.path}",status="${status}"`;
    const { body } = await metrics();
    expect(valueOf(body, `${name}_count${of(200)}}`)).toBe(2);
    expect(valueOf(body, `${name}_count${of(401)}}`)).toBe(1);
    expect(valueOf(body, `${name}_bucket${of(200)},le="+Inf"}`)).toBe(2);
    expect(valueOf(body, `${name}_sum${of(200)}}`)).toBeGreaterThan(0);
    const known = [
      'le',
      'method',
      'node',
      'quantile',
      'route',
      'source',
      'state',
      'status',
      'version',
    ];
    const labels = [...body.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    expect(labels.filter((label) => !known.includes(label))).toEqual([]);
  });

  test('count a stream while it is open, and not among how long answers took', async () => {
    const { token } = await world.makeUser();
    const app = await createApp(world.portal);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const reader = await readEvents(address, token, world.portal.config.applicationAuth);
    expect(await measured('kastelan_live_streams')).toBe(1);
    reader.leave();
    await vi.waitFor(async () => expect(await measured('kastelan_live_streams')).toBe(0));
    await app.close();
    expect(valueOfRoute((await metrics()).body, liveEvents.path, 200)).toBeUndefined();
    await world.call(liveEvents);
    expect(valueOfRoute((await metrics()).body, liveEvents.path, 401)).toBe(1);
  });

  test('tell of the process: its version, memory, event loop and connections', async () => {
    const { body } = await metrics();
    expect(body).toMatch(/^kastelan_build_info\{version="2025\.01\.20\.01",node="v\d+/m);
    expect(valueOf(body, 'kastelan_process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(valueOf(body, 'kastelan_database_connections_max')).toBe(6);
    expect(valueOf(body, 'kastelan_database_waiting')).toBe(0);
    expect(body).toContain('kastelan_event_loop_delay_seconds{quantile="0.99"}');
  });

  test('count sessions, mails and tasks of all clients together', async () => {
    const [before] = [(await measured('kastelan_sessions')) ?? 0];
    const one = await world.makeUser();
    await world.makeUser();
    expect(await measured('kastelan_sessions')).toBe(before + 2);
    await world.db.owner.query(
      `insert into outbox_mails (recipient, subject, body, created, attempts, last_error)
       values ('a@example.cz', 'a', 'a', now() - interval '10 minutes', 3, 'odmítnuto')`,
    );
    expect(await measured('kastelan_mails_waiting')).toBe(1);
    expect(await measured('kastelan_mails_failing')).toBe(1);
    expect(await measured('kastelan_mails_oldest_waiting_seconds')).toBeGreaterThan(590);
    await world.db.owner.query(
      `insert into tasks (client_id, client_user_id, kind, message, state, created)
       values ($1, $2, 'x', 'x', 'waiting', now() - interval '5 minutes'), ($1, $2, 'x', 'x', 'failed', now())`,
      [one.client_id, one.client_user_id],
    );
    expect(await measured('kastelan_tasks{state="waiting"}')).toBe(1);
    expect(await measured('kastelan_tasks{state="failed"}')).toBe(1);
    expect(await measured('kastelan_tasks_oldest_waiting_seconds')).toBeGreaterThan(290);
  });

  test('tell the age of the last backup and reading of the bank, and nothing of those that never were', async () => {
    expect(await measured('kastelan_backup_age_seconds')).toBeUndefined();
    expect(await measured('kastelan_bank_read_age_seconds{source="repo"}')).toBeUndefined();
    await world.db.owner.query(
      `update backup_state set last_success = now() - interval '2 hours', last_fault = 'Plný disk.'`,
    );
    await world.db.owner.query(
      `update cnb_sources set last_success = now() - interval '1 hour' where source = 'repo'`,
    );
    expect(await measured('kastelan_backup_age_seconds')).toBeGreaterThan(7100);
    expect(await measured('kastelan_backup_failing')).toBe(1);
    expect(await measured('kastelan_bank_read_age_seconds{source="repo"}')).toBeGreaterThan(3500);
  });

  test('are told also while the database is away', async () => {
    const away = new Database({ connection: { host: '127.0.0.1', port: 1 }, connections: 1 });
    const app = await createApp({ ...world.portal, database: away });
    const { statusCode, body } = await app.inject({ url: '/metrics' });
    expect([statusCode, valueOf(body, 'kastelan_database_up')]).toEqual([200, 0]);
    expect(await measured('kastelan_database_up')).toBe(1);
    await app.close();
    await away.close();
  });

  test('cannot be broken by what stands in a label', () => {
    const samples = [{ labels: { route: 'a"b\\c\nd' }, value: 1 }];
    expect(exposition([{ name: 'n', type: 'gauge', help: 'h', samples }])).toBe(
      '# HELP n h\n# TYPE n gauge\nn{route="a\\"b\\\\c\\nd"} 1\n',
    );
  });
});

describe('the server is ready', () => {
  test('while it is not stopping', async () => {
    expect((await world.request({ url: READY_ADDRESS })).statusCode).toBe(200);
    standingOf(world.portal).stopping = true;
    expect((await world.request({ url: READY_ADDRESS })).statusCode).toBe(503);
    expect((await world.request({ url: '/healthz' })).statusCode).toBe(200);
    standingOf(world.portal).stopping = false;
  });

  test('while its database answers', async () => {
    const away = new Database({ connection: { host: '127.0.0.1', port: 1 }, connections: 1 });
    const app = await createApp({ ...world.portal, database: away });
    const { statusCode, headers } = await app.inject({ url: READY_ADDRESS });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    await app.close();
    await away.close();
  });
});

test('a call refused by maintenance is told when to come again', async () => {
  await world.db.owner.query('update runtime_settings set maintenance_mode = true');
  const { token } = await world.makeUser();
  const { status, headers, error } = await world.call(listClientUnits, { token });
  expect([status, headers['retry-after'], error.errorCode]).toEqual([503, '60', 60001503]);
  const file = await world.request({ url: MAINTENANCE_FILE });
  expect(file.json()).toMatchObject({ maintenanceMode: true });
  expect(await measured('kastelan_maintenance')).toBe(1);
  await world.db.owner.query('update runtime_settings set maintenance_mode = false');
});
