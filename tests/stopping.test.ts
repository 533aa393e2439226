import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { liveEvents } from '#contract/events.ts';
import { READY_ADDRESS } from '#contract/operation.ts';
import { signIn } from '#contract/session.ts';
import { readConfig } from '#server/config.ts';
import { asked, askPortal } from './asked.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { databaseUrl } from './given-database.ts';
import { startPortal, type PortalProcess } from './portal-process.ts';

const DEMO_PASSWORD = 'zkouska-Vltava-2025';
const BODY = JSON.stringify({ user_identity: 'spravce@example.cz', password: DEMO_PASSWORD });
const PATIENT = { timeout: 60_000, interval: 50 };

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

let portal: PortalProcess;
afterEach(() => portal.stop('SIGKILL'));

async function start(settings: Record<string, string>): Promise<void> {
  const database = { DATABASE_URL: databaseUrl(db), DEMO: '1', DEMO_PASSWORD };
  portal = await startPortal({ ...database, ...settings });
}

/** A call of which the server has the head and waits for the body: a request in progress. */
async function begunCall() {
  const call = request(portal.url + signIn.path, {
    method: signIn.method,
    agent: false,
    headers: {
      'x-application-auth': readConfig({}).applicationAuth,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(BODY),
      expect: '100-continue',
    },
  });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    call.on('response', (response: IncomingMessage) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    call.on('error', reject);
  });
  answer.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  return { answer, finish: () => call.end(BODY) };
}

const refusal = () => asked(`${portal.url}/healthz`).catch((error: unknown) => error);
const untilRefused = () =>
  vi.waitFor(async () => expect(await refusal()).toMatchObject({ code: 'ECONNREFUSED' }), PATIENT);

test('a request in progress ends well when the server is told to stop, and no new one begins', async () => {
  await start({ STOP_SECONDS: '60' });
  const { answer, finish } = await begunCall();
  process.kill(portal.pid, 'SIGTERM');
  await untilRefused();
  finish();
  expect(await answer).toBe(200);
  expect(await portal.exit).toBe(0);
}, 120_000);

test('live events end when the server stops, and it does not wait for them', async () => {
  await start({ STOP_SECONDS: '100' });
  const { result } = await askPortal(portal.url, signIn, { body: JSON.parse(BODY) as object });
  const call = request(portal.url + liveEvents.path, {
    agent: false,
    headers: {
      'x-application-auth': readConfig({}).applicationAuth,
      authorization: `Bearer ${result.token}`,
    },
  });
  call.end();
  const [events] = (await once(call, 'response')) as [IncomingMessage];
  expect(events.statusCode).toBe(200);
  const ended = once(events.resume(), 'end');
  process.kill(portal.pid, 'SIGTERM');
  await ended;
  expect(await portal.exit).toBe(0);
}, 90_000);

test('a request that does not end in time is cut off, and the server ends all the same', async () => {
  await start({ STOP_SECONDS: '1' });
  const { answer } = await begunCall();
  process.kill(portal.pid, 'SIGTERM');
  await expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await portal.exit).toBe(0);
}, 120_000);

test('the second signal ends the server at once', async () => {
  await start({ STOP_SECONDS: '100' });
  const { answer } = await begunCall();
  process.kill(portal.pid, 'SIGTERM');
  await untilRefused();
  process.kill(portal.pid, 'SIGTERM');
  expect(await portal.exit).toBe(130);
  await expect(answer).rejects.toBeInstanceOf(Error);
}, 120_000);

test('with a delay set, the server still answers while it is no more ready', async () => {
  await start({ STOP_DELAY: '60' });
  const statusOf = async (path: string) => (await asked(portal.url + path)).status;
  expect(await statusOf(READY_ADDRESS)).toBe(200);
  process.kill(portal.pid, 'SIGTERM');
  await vi.waitFor(async () => expect(await statusOf(READY_ADDRESS)).toBe(503), PATIENT);
  expect(await statusOf('/healthz')).toBe(200);
  process.kill(portal.pid, 'SIGTERM');
  expect(await portal.exit).toBe(130);
}, 120_000);
