import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { locate } from '#server/db/embedded/place.ts';
import { projectRoot } from '#server/root.ts';

const start = pathToFileURL(join(projectRoot, 'dist/server/start.js')).href;

test('a page that could not be built is told, and neither a server nor its database is left running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastelan-test-page-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const said = 'Soubor stránky je vadný.';
  const code = `(await import('${start}')).start(Promise.resolve('${said}'))`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => (printed[name] += chunk.toString()));
  const [exit] = (await once(child, 'close')) as [number | null];
  expect(exit).toBe(1);
  expect(printed.stderr.trim()).toBe(said);
  // The database had been founded meanwhile, and was stopped.
  expect(printed.stdout).toContain('Zakládám databázi.');
  expect(printed.stdout).not.toContain('běží na');
  const { data } = locate(dataDir);
  expect([existsSync(join(data, 'PG_VERSION')), existsSync(join(data, 'postmaster.pid'))]).toEqual([
    true,
    false,
  ]);
});
