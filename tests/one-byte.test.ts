import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';

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
