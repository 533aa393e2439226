import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyBinaries } from './binaries-copy.ts';
import { prepareBinaries, program } from './binaries.ts';
import { addSymlinks } from './symlinks.ts';

let folder: string;
let native: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kastelan-binaries-'));
  native = join(folder, 'package', 'native');
  for (const name of ['bin', 'lib', 'share/postgresql']) {
    mkdirSync(join(native, name), { recursive: true });
  }
  writeFileSync(join(folder, 'package', 'package.json'), '{"version":"18.9.9"}');
  writeFileSync(join(native, 'bin', 'postgres'), 'program', { mode: 0o600 });
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 });
  writeFileSync(join(native, 'lib', 'libpq.a'), 'for compilers only');
  writeFileSync(join(native, 'share', 'postgresql', 'words.rules'), 'words', { mode: 0o600 });
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the symlinks listed by the package are made beside the libraries, once', () => {
  expect(addSymlinks(native)).toBe(true);
  expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(addSymlinks(native)).toBe(true);
});

test('a package without a list of symlinks needs none', () => {
  rmSync(join(native, 'pg-symlinks.json'));
  expect(addSymlinks(native)).toBe(true);
});

test('a copy of the programs can be read and run by every account', () => {
  const copy = copyBinaries(native, join(folder, 'copies'));
  expect(statSync(join(copy, 'bin', 'postgres')).mode & 0o777).toBe(0o755);
  expect(statSync(join(copy, 'share', 'postgresql')).mode & 0o777).toBe(0o755);
  expect(statSync(join(copy, 'share', 'postgresql', 'words.rules')).mode & 0o777).toBe(0o644);
  expect(readFileSync(join(copy, 'lib', 'libpq.so.5'), 'utf8')).toBe('library');
});

test('the copy is made once and leaves nothing half-made behind', () => {
  const copies = join(folder, 'copies');
  const copy = copyBinaries(native, copies);
  const made = lstatSync(join(copy, 'bin', 'postgres')).ino;
  expect(copyBinaries(native, copies)).toBe(copy);
  expect(lstatSync(join(copy, 'bin', 'postgres')).ino).toBe(made);
  expect(readdirSync(copies)).toHaveLength(1);
});

test('the installed package of this system holds the programs', () => {
  const binaries = prepareBinaries(undefined, join(folder, 'copies'));
  expect(statSync(program(binaries, 'postgres')).isFile()).toBe(true);
  expect(statSync(program(binaries, 'initdb')).isFile()).toBe(true);
});
