import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canReach, type Account } from './account.ts';
import { rememberedHome } from './shared-home.ts';

const stranger: Account = { uid: 54_321, gid: 54_321 };
let folder: string;
let dataDir: string;
let home: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kastelan-place-'));
  chmodSync(folder, 0o755);
  [dataDir, home] = [join(folder, 'data'), join(folder, 'shared')];
  mkdirSync(dataDir, { mode: 0o700 });
  mkdirSync(home);
});

afterEach(() => rmSync(folder, { recursive: true }));

function remember(data: string): void {
  writeFileSync(join(data, 'postgres.path'), `${home}\n`);
  writeFileSync(join(home, 'data-dir.path'), `${data}\n`);
}

test('an account reaches a folder only when it may pass through all folders above it', () => {
  expect(canReach(stranger, folder)).toBe(true);
  expect(canReach(stranger, dataDir)).toBe(false);
  mkdirSync(join(dataDir, 'open'), { mode: 0o755 });
  expect(canReach(stranger, join(dataDir, 'open'))).toBe(false);
  chmodSync(dataDir, 0o711);
  expect(canReach(stranger, join(dataDir, 'open'))).toBe(true);
});

test('a data folder that remembers nothing has its cluster inside', () => {
  expect(rememberedHome(dataDir)).toBeUndefined();
});

test('a cluster lying elsewhere is remembered by its data folder', () => {
  remember(dataDir);
  expect(rememberedHome(dataDir)).toBe(home);
});

test('a moved data folder keeps its cluster', () => {
  remember(dataDir);
  const moved = join(folder, 'moved');
  renameSync(dataDir, moved);
  expect(rememberedHome(moved)).toBe(home);
  expect(readFileSync(join(home, 'data-dir.path'), 'utf8')).toBe(`${moved}\n`);
});

test('a copied data folder does not share the cluster of the original', () => {
  remember(dataDir);
  const copy = join(folder, 'copy');
  mkdirSync(copy);
  writeFileSync(join(copy, 'postgres.path'), `${home}\n`);
  expect(rememberedHome(copy)).toBeUndefined();
  expect(rememberedHome(dataDir)).toBe(home);
});

test('a remembered cluster that has disappeared stops the start instead of starting empty', () => {
  remember(dataDir);
  rmSync(home, { recursive: true });
  expect(() => rememberedHome(dataDir)).toThrow(`Chybí složka ${home} s databází`);
});
