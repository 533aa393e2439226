import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runningPostmaster } from './postmaster-file.ts';
import { StartRefusal } from './start-refusal.ts';
import { startEmbedded, type EmbeddedCluster } from './start.ts';
import { watched, type WatchedCluster } from './watch.ts';

const PATIENT = { timeout: 60_000, interval: 20 };

let dataDir: string;
let first: EmbeddedCluster;
let server: WatchedCluster;
let told: string[];
let fault: unknown;

async function begin(waits?: readonly number[]): Promise<void> {
  const options = { dataDir, durable: false, log: () => undefined };
  first = await startEmbedded(options);
  server = watched(options, first, waits);
  server.watch({
    down: () => told.push('down'),
    up: () => told.push('up'),
    lost: (error) => {
      told.push('lost');
      fault = error;
    },
  });
}

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kastelan-watch-'));
  told = [];
});
afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

const pidNow = () => runningPostmaster(first.dataDir)?.pid;
const kill = () => process.kill(pidNow() ?? 0, 'SIGKILL');

async function answers(): Promise<boolean> {
  const { socketDir: host, port, ownerUser: user, ownerPassword: password } = first;
  const client = new pg.Client({ host, port, user, password, database: 'postgres' });
  await client.connect();
  const { rowCount } = await client.query('select 1');
  await client.end();
  return rowCount === 1;
}

test(
  'a server that was killed runs again where it was, each time',
  { timeout: 120_000 },
  async () => {
    await begin([0, 0]);
    kill();
    await vi.waitFor(() => expect(told).toEqual(['down', 'up']), PATIENT);
    expect(await answers()).toBe(true);
    expect(pidNow()).not.toBe(first.pid);
    kill();
    await vi.waitFor(() => expect(told).toEqual(['down', 'up', 'down', 'up']), PATIENT);
    expect(await answers()).toBe(true);
  },
);

test('one that dies over and over is given up', { timeout: 120_000 }, async () => {
  await begin([0]);
  kill();
  await vi.waitFor(() => expect(told).toEqual(['down', 'up']), PATIENT);
  kill();
  await vi.waitFor(() => expect(told).toEqual(['down', 'up', 'down', 'lost']), PATIENT);
  expect(fault).toBeInstanceOf(StartRefusal);
});

test('one that cannot be started is given up after the waits, with the reason', async () => {
  await begin([0, 10]);
  renameSync(join(first.dataDir, 'global'), join(dataDir, 'away'));
  kill();
  await vi.waitFor(() => expect(told).toEqual(['down', 'lost']), PATIENT);
  expect(fault).toMatchObject({ message: expect.stringContaining('Databáze se nespustila') });
});

test('a server that is stopped on purpose stays so', async () => {
  await begin();
  await server.stop();
  await pause(700);
  expect(pidNow()).toBeUndefined();
  expect(told).toEqual([]);
});
