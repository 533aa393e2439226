import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '#web/app/screens.ts';
import { routeTable, type RouteName } from '#web/lib/paths.ts';
import { articles } from './articles.ts';
import { partsOf } from './MarkedText.tsx';

/** What people read on the screens stands in these sources. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.|^help/u.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

const textsOf = ({ about, steps, notes = [] }: (typeof articles)[number]) => [
  about,
  ...steps,
  ...notes,
];

it('every screen that is built for those signed in has its article', () => {
  const built = Object.keys(screens).filter(
    (name) => name in routeTable && routeTable[name as RouteName].access !== 'public',
  );
  const told = new Set<string>(articles.flatMap(({ routes }) => routes));
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((name) => !told.has(name))).toEqual([]);
});

it('what an article says to stand on the screen stands there', () => {
  const written = [...sources('web'), ...sources('contract')].join('\n').replaceAll(/\s+/gu, ' ');
  const told = articles
    .flatMap(textsOf)
    .flatMap((text) => partsOf(text).filter((_, at) => at % 2 === 1));
  expect(told.length).toBeGreaterThan(80);
  const isThere = (label: string) => new RegExp(`['"\`>] ?${label} ?['"\`<({$]`, 'u').test(written);
  expect([...new Set(told)].filter((label) => !isThere(escaped(label)))).toEqual([]);
});

it('articles have names of their own, and their marks are closed', () => {
  const ids = articles.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const open = articles.flatMap(textsOf).filter((text) => partsOf(text).length % 2 === 0);
  expect(open).toEqual([]);
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
