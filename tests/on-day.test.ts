import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { clockAhead } from '#tests/clock.ts';
import { projectRoot } from '#server/root.ts';

const script = join(projectRoot, 'scripts/on-day.mjs');

/** What the command prints on that day; the library is needed first when a database is started. */
const onDay = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...process.env, FAKETIME_LIBRARY: script },
  });

const tell = [
  process.execPath,
  '-e',
  `const { spawnSync } = require('node:child_process');
   const child = spawnSync(process.execPath, ['-p', 'new Date().toISOString()'], { encoding: 'utf8' });
   console.log(new Date().toISOString() + ' ' + child.stdout.trim() + ' ' + new Date(0).getTime());`,
];

test('a command of the tests, and what it starts, has the days of the moment', async () => {
  const { stdout } = await onDay('2027-01-01T00:05+01:00', ...tell);
  expect(stdout).toMatch(/^2026-12-31T23:0\d\S+ 2026-12-31T23:0\d\S+ 0$/mu);
});

test('the database is given the same moment', async () => {
  const asked = `import('node:child_process').then(({ spawn }) =>
    spawn(process.argv[1], ['-c', 'echo $FAKETIME'], { env: {}, stdio: 'inherit' }))`;
  // A shell by the name of the database's program says what it is given.
  const folder = await mkdtemp(join(tmpdir(), 'kastelan-day-'));
  const shell = join(folder, 'postgres');
  await symlink('/bin/sh', shell);
  const { stdout } = await onDay('2027-01-01T00:05+01:00', process.execPath, '-e', asked, shell);
  await rm(folder, { recursive: true });
  const ahead = (Date.parse('2026-12-31T23:05Z') - Date.now() + clockAhead) / 1000;
  expect(Math.abs(Number(stdout) - ahead)).toBeLessThan(600);
});

test.each([
  ['a day without an hour', ['2027-01-01', 'true']],
  ['an hour of nobody knows where', ['2027-01-01T00:05', 'true']],
  ['a day that is none', ['2027-02-31T25:00Z', 'true']],
  ['no command', ['2027-01-01T00:05Z']],
])('%s is refused', async (_what, args) => {
  await expect(onDay(...args)).rejects.toMatchObject({ code: 1 });
});
