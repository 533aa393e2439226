import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { parseSource, readSources, type Source } from './architecture/source.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

const manifest = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** All that is read while the portal is built and while it runs. */
function portalSources(): Source[] {
  const alone = [
    ...readdirSync(projectRoot).filter((file) => /^vite\..*\.ts$/.test(file)),
    ...['start', 'build', 'run-server-tool'].map((name) => `scripts/${name}.mjs`),
  ];
  return [
    ...['contract', 'server', 'web', 'scripts/lib'].flatMap(readSources),
    ...alone.map((path) => parseSource(path, read(path))),
  ].filter(({ path }) => !/\.test\.tsx?$/.test(path));
}

/** What a source takes of packages, by their names. */
function packagesOf({ imports }: Source): string[] {
  return imports
    .map(({ value }) => value)
    .filter((value) => !/^[.#/]/.test(value) && !isBuiltin(value))
    .map((value) => value.split('/', value.startsWith('@') ? 2 : 1).join('/'));
}

test('whoever starts the portal installs all that it is built of, without what tests need', () => {
  const taken = portalSources().flatMap((source) =>
    packagesOf(source).map((name) => ({ path: source.path, name })),
  );
  expect(taken.length).toBeGreaterThan(100);
  expect(taken.filter(({ name }) => name in manifest.devDependencies)).toEqual([]);
});

test('the built server holds its sources by one byte a letter', () => {
  const folder = join(projectRoot, 'dist/server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(4);
  const wide = files.filter((file) =>
    /[^\u0000-\u00ff]/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(wide).toEqual([]);
});
