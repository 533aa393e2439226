import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRoomyMemory, ownFolder, takeQuickFolder } from './quick-folder.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'kastelan-quick-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('a run has a folder of its own, and what a killed run left goes', () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const left = join(home, String(dead));
  const living = join(home, String(process.ppid));
  mkdirSync(join(left, 'data'), { recursive: true });
  mkdirSync(living);
  expect(ownFolder(home)).toBe(join(home, String(process.pid)));
  expect([existsSync(left), existsSync(living)]).toEqual([false, true]);
});

test('memory is taken where the folder is one, and not where the environment names another', () => {
  expect(isRoomyMemory(join(home, 'nowhere'))).toBe(false);
  expect(isRoomyMemory('/')).toBe(false);
  vi.stubEnv('TMPDIR', home);
  takeQuickFolder();
  expect(process.env['TMPDIR']).toBe(home);
});
