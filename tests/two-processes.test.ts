import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askForBackup, getBackupState } from '#contract/backups.ts';
import { errors } from '#contract/errors.ts';
import { confirmUserMessage, listUserMessages } from '#contract/messages.ts';
import { MAINTENANCE_FILE } from '#contract/operation.ts';
import { requestPasswordReset, signIn, signOut } from '#contract/session.ts';
import { switchMaintenance } from '#contract/settings.ts';
import { createSystemMessage } from '#contract/system-messages.ts';
import { createUnit, listClientUnits } from '#contract/units.ts';
import { readConfig } from '#server/config.ts';
import { asked, askPortal } from './asked.ts';
import { insertRow } from './builders.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { databaseUrl } from './given-database.ts';
import { readEvents, until } from './live.ts';
import { startPortal, type PortalProcess } from './portal-process.ts';
import { FROM, startRoundRobin } from './round-robin.ts';

const DEMO_PASSWORD = 'zkouska-Vltava-2025';
const MANAGER = 'spravce@example.cz';
const PATIENT = { timeout: 90_000, interval: 100 };

let db: TestDatabase;
let backupDir: string;
let one: PortalProcess;
let other: PortalProcess;
let proxy: Awaited<ReturnType<typeof startRoundRobin>>;
beforeAll(async () => {
  db = await createTestDatabase();
  backupDir = await mkdtemp(join(tmpdir(), 'kastelan-two-'));
  const settings = {
    DATABASE_URL: databaseUrl(db),
    DEMO: '1',
    DEMO_PASSWORD,
    TRUST_PROXY: '127.0.0.1',
    BACKUPS: '1',
    BACKUP_DIR: backupDir,
  };
  // At once, as a machine would start them: one of them migrates and fills the demo.
  [one, other] = await Promise.all([startPortal(settings), startPortal(settings)]);
  proxy = await startRoundRobin([one.url, other.url]);
}, 180_000);
afterAll(async () => {
  await proxy.stop();
  await Promise.all([one.stop(), other.stop()]);
  await db.close();
  await rm(backupDir, { recursive: true, force: true });
}, 60_000);

async function signedIn(identity: string, url = proxy.url) {
  const body = { user_identity: identity, password: DEMO_PASSWORD };
  const { status, result } = await askPortal(url, signIn, { body });
  expect(status).toBe(200);
  return result;
}

describe('two processes on one database behind a proxy', { timeout: 150_000 }, () => {
  test('know the same sessions, and a sign-out in one is at once one in the other', async () => {
    const { token } = await signedIn(MANAGER, one.url);
    expect((await askPortal(other.url, listClientUnits, { token })).status).toBe(200);
    expect((await askPortal(other.url, signOut, { token })).status).toBe(200);
    expect((await askPortal(one.url, listClientUnits, { token })).status).toBe(401);
  });

  test('read what the other has written', async () => {
    const { token, client, client_user_id } = await signedIn(MANAGER);
    const client_id = client?.client_id ?? 0;
    const row = { client_id, client_user_id, message: 'Zpráva pro oba' };
    const { client_user_message_id: id } = await insertRow(db, 'client_user_messages', row);
    const shown = async (url: string) =>
      (await askPortal(url, listUserMessages, { token })).result.values.map(
        (message) => message.client_user_message_id,
      );
    expect(await shown(one.url)).toContain(Number(id));
    const params = { client_user_message_id: Number(id) };
    await askPortal(other.url, confirmUserMessage, { params, token, body: params });
    expect(await shown(one.url)).not.toContain(Number(id));
  });

  test('tell a screen open at one what was done through the other', async () => {
    const { token } = await signedIn(MANAGER);
    const admin = await signedIn('admin@example.cz');
    const reader = await readEvents(one.url, token, readConfig({}).applicationAuth);
    await until(() => reader.text() !== '');
    const before = reader.kinds().length;
    const body = { message: 'Hlášení přes druhý proces' };
    await askPortal(other.url, createSystemMessage, { token: admin.token, body });
    await until(() => reader.kinds().length > before);
    expect(reader.kinds().slice(before)).toContain('system-messages');
    reader.leave();
  });

  test('make one record of a call repeated to both at once', async () => {
    const { token } = await signedIn(MANAGER);
    const create = () =>
      askPortal(proxy.url, createUnit, {
        token,
        body: { new_unit: 'Jednotka dvou procesů' },
        headers: { 'idempotency-key': 'opakovani-1' },
      });
    const answers = await Promise.all(Array.from({ length: 8 }, create));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ result }) => result.unit_id)).size).toBe(1);
    const { rows } = await db.owner.query("select from units where name = 'Jednotka dvou procesů'");
    expect(rows).toHaveLength(1);
  });

  test('let ten guesses of a password through together, and its owner in all the while', async () => {
    const identity = 'ucetni@example.cz';
    const tell = async (password: string, from: string): ReturnType<typeof tellOnce> => {
      const answer = await tellOnce(password, from);
      // A process that has too much to verify says so; nothing was counted.
      return answer.errorCode === errors.overloaded.errorCode ? tell(password, from) : answer;
    };
    const tellOnce = (password: string, from: string) =>
      askPortal(proxy.url, signIn, {
        body: { user_identity: identity, password },
        headers: { [FROM]: from },
      });
    const HOME = '198.51.100.7';
    expect((await tell(DEMO_PASSWORD, HOME)).status).toBe(200);
    const guesses = Array.from({ length: 40 }, (_, at) => tell(`spatne-${at}`, `203.0.113.${at}`));
    // While the guesses are on their way.
    const began = performance.now();
    const [atOne, atOther] = [await tell(DEMO_PASSWORD, HOME), await tell(DEMO_PASSWORD, HOME)];
    const seconds = (performance.now() - began) / 1000;
    expect([atOne.status, atOther.status]).toEqual([200, 200]);
    expect(seconds).toBeLessThan(30);
    const codes = (await Promise.all(guesses)).map(({ errorCode }) => errorCode);
    const counted = (kind: 'wrong-credentials' | 'sign-in-locked') =>
      codes.filter((code) => code === errors[kind].errorCode).length;
    expect([counted('wrong-credentials'), counted('sign-in-locked')]).toEqual([10, 30]);
    expect((await tell(DEMO_PASSWORD, '203.0.113.200')).errorCode).toBe(
      errors['sign-in-locked'].errorCode,
    );
  });

  test('send each mail once', async () => {
    const people = [MANAGER, 'soused@example.cz', 'admin@example.cz'];
    for (const user_identity of people)
      await askPortal(proxy.url, requestPasswordReset, { body: { user_identity } });
    // Those of new passwords, and those of new devices that the sign-ins before have brought.
    const mails = 'select recipient, sent from outbox_mails where recipient = any ($1)';
    const files = async () => {
      const folders = [one, other].map(({ dataDir }) => join(dataDir, 'outbox'));
      const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
      return names.flat().filter((name) => people.some((person) => name.includes(person)));
    };
    await vi.waitFor(async () => {
      const { rows } = await db.owner.query<{ recipient: string; sent: Date | null }>(mails, [
        people,
      ]);
      expect(rows.filter(({ sent }) => sent === null)).toEqual([]);
      expect(new Set(rows.map(({ recipient }) => recipient)).size).toBe(people.length);
      expect(await files()).toHaveLength(rows.length);
    }, PATIENT);
  });

  test('make one backup when both could', async () => {
    const { token } = await signedIn('admin@example.cz');
    expect((await askPortal(one.url, askForBackup, { token })).result.asked).toBe(true);
    await vi.waitFor(async () => {
      const { result } = await askPortal(other.url, getBackupState, { token });
      expect(result).toMatchObject({ asked: false, running: false, last_fault: '' });
      expect(result.last_success).not.toBe('');
    }, PATIENT);
    expect(await readdir(backupDir)).toHaveLength(1);
  });

  test('are in maintenance together', async () => {
    const admin = await signedIn('admin@example.cz');
    const user = await signedIn('soused@example.cz');
    const turn = (url: string, maintenance_mode: boolean) =>
      askPortal(url, switchMaintenance, { token: admin.token, body: { maintenance_mode } });
    const flag = async (url: string) =>
      JSON.parse((await asked(url + MAINTENANCE_FILE)).text) as { maintenanceMode: boolean };
    expect((await turn(one.url, true)).status).toBe(200);
    const closed = await askPortal(other.url, listClientUnits, { token: user.token });
    expect([closed.status, closed.errorCode]).toEqual([503, errors.maintenance.errorCode]);
    expect((await flag(other.url)).maintenanceMode).toBe(true);
    expect((await turn(other.url, false)).status).toBe(200);
    expect((await askPortal(one.url, listClientUnits, { token: user.token })).status).toBe(200);
  });
});
