import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { askForBackup, getBackupState } from '#contract/backups.ts';
import { checkImport, getImport, uploadImport } from '#contract/imports.ts';
import { confirmAllUserMessages } from '#contract/messages.ts';
import { signIn, signOut } from '#contract/session.ts';
import { listClientUnits, updateUnit } from '#contract/units.ts';
import { readConfig } from '#server/config.ts';
import { askPortal } from '../asked.ts';
import { insertRow } from '../builders.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { databaseUrl } from '../given-database.ts';
import { readEvents, until } from '../live.ts';
import { startPortal, type PortalProcess } from '../portal-process.ts';
import { hasPgbouncer, startPgbouncer } from './pgbouncer.ts';
import { startOwnPooler } from './transaction-pooler.ts';

const DEMO_PASSWORD = 'zkouska-Vltava-2025';
const PATIENT = { timeout: 90_000, interval: 100 };
/** Fewer than the portal has itself: each of its connections meets with all of these. */
const CONNECTIONS = 3;
const ROUNDS = 12;

let db: TestDatabase;
let pooler: { readonly port: number; stop(): Promise<void> };
let portal: PortalProcess;
let backupDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
  const start = hasPgbouncer() ? startPgbouncer : startOwnPooler;
  pooler = await start(inject('cluster'), db.connection.database ?? '', CONNECTIONS);
  backupDir = await mkdtemp(join(tmpdir(), 'kastelan-pooled-'));
  portal = await startPortal({
    DATABASE_URL: databaseUrl(db),
    DATABASE_POOLER_URL: `postgres://pooled@127.0.0.1:${pooler.port}/${db.connection.database}`,
    DEMO: '1',
    DEMO_PASSWORD,
    BACKUPS: '1',
    BACKUP_DIR: backupDir,
  });
}, 180_000);
afterAll(async () => {
  await portal.stop();
  await pooler.stop();
  await db.close();
  await rm(backupDir, { recursive: true, force: true });
}, 60_000);

async function signedIn(identity: string) {
  const body = { user_identity: identity, password: DEMO_PASSWORD };
  const { status, result } = await askPortal(portal.url, signIn, { body });
  expect(status).toBe(200);
  return { ...result, client_id: result.client?.client_id ?? 0 };
}

type Person = Awaited<ReturnType<typeof signedIn>>;

/** What one person does, over and over; his own units are all that he ever sees. */
async function work({ token, client_id, units, client_user_id }: Person, name: string) {
  const own = units.map(({ unit_id }) => unit_id).toSorted((a, b) => a - b);
  const unit_id = own[0] ?? 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const comment = `${name} ${client_user_id} ${round}`;
    const params = { client_id, unit_id };
    const saved = await askPortal(portal.url, updateUnit, { token, params, body: { comment } });
    expect(saved.status).toBe(200);
    const { status, result } = await askPortal(portal.url, listClientUnits, { token });
    expect(status).toBe(200);
    expect(result.units.map((unit) => unit.unit_id).toSorted((a, b) => a - b)).toEqual(own);
    expect(result.units.every((unit) => unit.client_id === client_id)).toBe(true);
  }
}

describe('a portal behind a pooler in transaction mode', { timeout: 150_000 }, () => {
  test('serves people of several clients at once, and nobody sees a row of another client', async () => {
    const people = await Promise.all(
      ['spravce@example.cz', 'soused@example.cz'].map((identity) => signedIn(identity)),
    );
    expect(new Set(people.map(({ client_id }) => client_id)).size).toBe(2);
    const doubled = people.flatMap((person) => [person, person, person]);
    await Promise.all(doubled.map((person, at) => work(person, `Spojení ${at}`)));
    const { rows } = await db.owner.query<{ client_id: number; user_id: number }>(
      `select client_id, client_user_id as user_id from audit_log
        where record_type = 'units' and changes -> 'comment' ->> 1 like 'Spojení %'`,
    );
    expect(rows).toHaveLength(doubled.length * ROUNDS);
    // Each save stands under the name of the one who has made it.
    const owners = new Map(people.map((person) => [person.client_user_id, person.client_id]));
    for (const row of rows) expect(owners.get(row.user_id)).toBe(row.client_id);
  });

  test('leaves nothing on the connections that it has used', async () => {
    const person = await signedIn('spravce@example.cz');
    await work(person, 'Zbytek');
    const { database } = db.connection;
    const through = { host: '127.0.0.1', port: pooler.port, user: 'pooled', database };
    const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client(through));
    await Promise.all(clients.map((client) => client.connect()));
    // All at once and each in a transaction, so that every connection is looked at.
    await Promise.all(clients.map((client) => client.query('begin')));
    const found = await Promise.all(
      clients.map((client) =>
        client.query<Record<string, unknown>>(
          `select current_user::text as role, coalesce(current_setting('app.client_id', true), '') as tenant,
                  current_setting('statement_timeout') as timeout,
                  (select count(*)::integer from pg_prepared_statements) as prepared`,
        ),
      ),
    );
    const { user: role } = inject('cluster');
    const clean = { role, tenant: '', timeout: '0', prepared: 0 };
    expect(found.map(({ rows }) => rows[0])).toEqual(clients.map(() => clean));
    await Promise.all(clients.map((client) => client.query('rollback')));
    await Promise.all(clients.map((client) => client.end()));
    // A lock of a transaction ends with it; one of a connection would be held by an idle one.
    const { rows: locks } = await db.owner.query(
      `select from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and state = 'idle' and datname = current_database()`,
    );
    expect(locks).toEqual([]);
  });

  test('tells a screen at once of what has changed, and lets nobody in after his sign-out', async () => {
    const { token, client_id, client_user_id } = await signedIn('spravce@example.cz');
    const reader = await readEvents(portal.url, token, readConfig({}).applicationAuth);
    await until(() => reader.text() !== '');
    await insertRow(db, 'client_user_messages', { client_id, client_user_id, message: 'Zpráva' });
    await until(() => reader.kinds().includes('messages'));
    expect((await askPortal(portal.url, confirmAllUserMessages, { token })).status).toBe(200);
    reader.leave();
    expect((await askPortal(portal.url, signOut, { token })).status).toBe(200);
    expect((await askPortal(portal.url, listClientUnits, { token })).status).toBe(401);
  });

  test('does its tasks', async () => {
    const { token, units } = await signedIn('spravce@example.cz');
    const unit_id = units[0]?.unit_id ?? 0;
    const text = 'Výrobní číslo;Den odečtu;Stav\nNEZNAMY-1;1. 3. 2025;12';
    const { result } = await askPortal(portal.url, uploadImport, {
      token,
      params: { unit_id },
      body: {
        kind: 'readings',
        file_name: 'odecty.csv',
        content_base64: Buffer.from(text).toString('base64'),
      },
    });
    const params = { unit_id, import_id: result.import_id };
    const body = { mapping: result.mapping };
    await askPortal(portal.url, checkImport, { token, params, body });
    await vi.waitFor(async () => {
      const batch = await askPortal(portal.url, getImport, { token, params });
      expect(batch.result.state).toBe('checked');
    }, PATIENT);
  });

  test('is backed up past the pooler', async () => {
    const { token } = await signedIn('admin@example.cz');
    expect((await askPortal(portal.url, askForBackup, { token })).result.asked).toBe(true);
    await vi.waitFor(async () => {
      const { result } = await askPortal(portal.url, getBackupState, { token });
      expect(result).toMatchObject({ asked: false, running: false, last_fault: '' });
      expect(result.last_success).not.toBe('');
    }, PATIENT);
    expect(await readdir(backupDir)).toHaveLength(1);
  });
});
