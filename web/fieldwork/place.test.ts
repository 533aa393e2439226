import { expect, test } from 'vitest';
import { readCatalogPlace, stepped } from './place.ts';

test('what makes no sense in an address is left out', () => {
  const search = { tab: 'crews', work: 'x', crew: 3, absence: -1, hidden: 1, act: 'burn' };
  expect(readCatalogPlace(search)).toEqual({
    tab: 'crews',
    work: undefined,
    version: undefined,
    crew: 3,
    absence: undefined,
    hidden: 1,
    past: undefined,
    act: undefined,
  });
});

test('another tab starts with nothing open', () => {
  const place = { tab: 'works', work: 3, version: 4, hidden: 1, act: 'new' } as const;
  expect(stepped(place, { tab: 'crews' })).toMatchObject({
    tab: 'crews',
    work: undefined,
    version: undefined,
    hidden: undefined,
    act: undefined,
  });
});

test('a work that is left takes its open version along', () => {
  expect(stepped({ work: 3, version: 4 }, { work: undefined }).version).toBeUndefined();
});
