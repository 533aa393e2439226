import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { articles } from '#web/help/articles.ts';

/** What people read on the screens stands in these sources. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.|^help/u.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

it('what an article says to stand on the screen stands there', () => {
  const written = [...sources('web'), ...sources('contract')].join('\n').replaceAll(/\s+/gu, ' ');
  const told = articles
    .flatMap(({ about, steps, notes = [] }) => [about, ...steps, ...notes])
    .flatMap((text) => text.split('**').filter((_, at) => at % 2 === 1));
  expect(told.length).toBeGreaterThan(80);
  // A title goes on with the name of its record.
  const isThere = (label: string) =>
    new RegExp(`['"\`>] ?${label} ?['"\`<({$:…]`, 'u').test(written);
  expect([...new Set(told)].filter((label) => !isThere(escaped(label)))).toEqual([]);
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
