import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireApplicationLock } from './application-lock.ts';

let parent: string;
let dataDir: string;
let file: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'kastelan-lock-'));
  dataDir = join(parent, 'data');
  file = join(dataDir, 'application.pid');
});

afterEach(() => rmSync(parent, { recursive: true }));

test('the data folder is created closed to other accounts', async () => {
  const lock = await acquireApplicationLock(dataDir);
  expect(statSync(dataDir).mode & 0o077).toBe(0);
  lock.release();
});

test('a second application over the same data folder is refused with a sentence', async () => {
  const lock = await acquireApplicationLock(dataDir);
  await expect(acquireApplicationLock(dataDir, 0)).rejects.toThrow(
    `Nad složkou ${dataDir} už aplikace běží (proces ${process.pid}); ukončete ji, nebo zvolte jinou složku v DATA_DIR.`,
  );
  lock.release();
});

test('a released lock leaves no file and can be taken again', async () => {
  (await acquireApplicationLock(dataDir)).release();
  expect(existsSync(file)).toBe(false);
  const again = await acquireApplicationLock(dataDir, 0);
  expect(existsSync(file)).toBe(true);
  again.release();
});

test('a holder that is just ending is waited for', async () => {
  const leaving = await acquireApplicationLock(dataDir);
  setTimeout(() => leaving.release(), 100);
  const next = await acquireApplicationLock(dataDir);
  expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`);
  next.release();
});

test('the lock of a killed application is taken over', async () => {
  (await acquireApplicationLock(dataDir)).release();
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(file, JSON.stringify({ pid: ended, started: 'once' }));
  const lock = await acquireApplicationLock(dataDir, 0);
  expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`);
  lock.release();
});

test('a living process that only got the number of a killed application does not hold the lock', async () => {
  (await acquireApplicationLock(dataDir)).release();
  writeFileSync(file, JSON.stringify({ pid: process.ppid, started: 'long ago' }));
  const lock = await acquireApplicationLock(dataDir, 0);
  expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`);
  lock.release();
});

test('a lock whose maker was killed before writing into it is taken over', async () => {
  (await acquireApplicationLock(dataDir)).release();
  writeFileSync(file, '');
  const lock = await acquireApplicationLock(dataDir, 0);
  expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`);
  lock.release();
});

test('releasing a lock that another application has taken over leaves it alone', async () => {
  const lost = await acquireApplicationLock(dataDir);
  writeFileSync(file, '{"pid":1,"started":"another"}');
  lost.release();
  expect(readFileSync(file, 'utf8')).toContain('another');
});
