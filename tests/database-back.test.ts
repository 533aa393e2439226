import { afterEach, expect, test, vi } from 'vitest';
import { READY_ADDRESS } from '#contract/operation.ts';
import { signIn } from '#contract/session.ts';
import { locate } from '#server/db/embedded/place.ts';
import { runningPostmaster } from '#server/db/embedded/postmaster-file.ts';
import { asked, askPortal } from './asked.ts';
import { startPortal, type PortalProcess } from './portal-process.ts';

const PATIENT = { timeout: 60_000, interval: 20 };
const DEMO_PASSWORD = 'zkouska-Vltava-2025';
const body = { user_identity: 'spravce@example.cz', password: DEMO_PASSWORD };

let portal: PortalProcess;
afterEach(() => portal.stop());

const linesOf = (sentence: string) => portal.printed().split(sentence).length - 1;

test('a killed database comes back without a restart of the portal, and each change is told once', async () => {
  portal = await startPortal({ DEMO: '1', DEMO_PASSWORD, LOG_LEVEL: 'info' });
  const { data } = locate(portal.dataDir);
  const killed = runningPostmaster(data)?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  const said = new Set<string>();
  await vi.waitFor(async () => {
    const { status, text } = await asked(portal.url + READY_ADDRESS);
    if (status !== 200) said.add(text.replace(/,"requestId.*/, ''));
    expect([status, runningPostmaster(data)?.pid === killed]).toEqual([200, false]);
  }, PATIENT);
  expect([...said]).toEqual([
    '{"error":{"errorCode":60002503,"errorMsg":"Databáze se právě obnovuje. Zkuste to, prosím, za chvíli; co jste napsali, zůstává na stránce."',
  ]);
  const { errorCode } = await askPortal(portal.url, signIn, { body });
  expect(errorCode).toBeUndefined();
  expect((await asked(`${portal.url}/healthz`)).status).toBe(200);
  await vi.waitFor(() => expect(linesOf('The database answers again.')).toBe(1), PATIENT);
  expect(linesOf('The connection to the database is lost.')).toBe(1);
  expect(linesOf('The embedded database has died')).toBe(1);
  expect(linesOf('The embedded database runs again.')).toBe(1);
  expect(linesOf('"level":"error"')).toBe(2);
}, 120_000);
