import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { clockEnv } from '#tests/clock.ts';
import { startPortal, type PortalProcess } from '#tests/portal-process.ts';

export const DEMO_PASSWORD = 'ukazka-Vltava-2025';

// A portal of tests answers a fault where a reply is not as the contract describes it.
const settings = { DEMO: '1', DEMO_PASSWORD, NODE_ENV: 'test' };

/** Makes the folder with a fresh demo that all portals of a run begin from; returns its removal. */
export async function makeDemo(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  const portal = await startPortal(settings, folder);
  await portal.stop();
  await makeLight(join(folder, 'postgres/data'));
  process.env['E2E_DEMO'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

// Where `global/pg_control` says how the server ended, and where its log of writes goes on.
const STATE_AT = 16;
const REDO_AT = 40;
const TIMELINE_AT = 48;
const SHUT_DOWN = 1;
const SEGMENT_BYTES = 16n * 1024n * 1024n;

/**
 * Makes a stopped cluster quick to copy and to write into: segments of its log that wait to be written
 * over stay away, and the copies do not wait for the disk, which no test takes away from them.
 */
async function makeLight(data: string): Promise<void> {
  await appendFile(join(data, 'postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n');
  const control = await readFile(join(data, 'global/pg_control'));
  if (control.readInt32LE(STATE_AT) !== SHUT_DOWN) return;
  const redo = control.readBigUInt64LE(REDO_AT);
  const parts = [
    BigInt(control.readUInt32LE(TIMELINE_AT)),
    redo >> 32n,
    (redo & 0xffffffffn) / SEGMENT_BYTES,
  ];
  const current = parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
  const log = join(data, 'pg_wal');
  const segments = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (!segments.includes(current)) return;
  const waiting = segments.filter((name) => name > current);
  await Promise.all(waiting.map((name) => rm(join(log, name))));
}

/** Starts the built portal over a copy of the fresh demo; the copy goes when the portal is stopped. */
export async function startDemo(more: Record<string, string> = {}): Promise<PortalProcess> {
  const folder = await newFolder();
  // The database's files belong to the account it runs under, and must stay its own.
  await promisify(execFile)('cp', ['-a', `${process.env['E2E_DEMO']}/.`, folder]);
  const portal = await startPortal({ ...settings, ...more }, folder);
  return {
    ...portal,
    stop: async (signal) => {
      await portal.stop(signal);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const DAY_MS = 86_400_000;

/** Starts the portal of the demo anew over its data, so many days later; the former process ends. */
export async function startLater(own: PortalProcess, days: number): Promise<PortalProcess> {
  process.kill(own.pid, 'SIGTERM');
  await own.exit;
  const portal = await startPortal({ ...settings, ...clockEnv(days * DAY_MS) }, own.dataDir);
  return {
    ...portal,
    stop: async (signal) => {
      await portal.stop(signal);
      await rm(own.dataDir, { recursive: true, force: true });
    },
  };
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kastelan-portal-'));
}
