import { expect, it } from 'vitest';
import { screens } from '#web/app/screens.ts';
import { routeTable, type RouteName } from '#web/lib/paths.ts';
import { articles } from './articles.ts';
import { partsOf } from './MarkedText.tsx';

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

it('articles have names of their own, and their marks are closed', () => {
  const ids = articles.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const open = articles.flatMap(textsOf).filter((text) => partsOf(text).length % 2 === 0);
  expect(open).toEqual([]);
});
