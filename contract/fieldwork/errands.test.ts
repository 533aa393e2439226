import { expect, test } from 'vitest';
import { errandsOf, type ErrandMeter } from './errands.ts';

const good: ErrandMeter = {
  mounted: true,
  verification: 'valid',
  verified_until: '2030-12-31',
  unread: false,
  warnings: [],
};

test('where all is in order, nothing is to be done', () => {
  expect(errandsOf([good, good])).toEqual([]);
  expect(errandsOf([])).toEqual([]);
});

test('meters whose verification ends or has ended are exchanged, until the first of the days', () => {
  const meters = [
    { ...good, verification: 'ends', verified_until: '2026-12-31' },
    { ...good, verification: 'ended', verified_until: '2025-12-31' },
    good,
  ] as const;
  expect(errandsOf(meters)).toEqual([{ kind: 'exchange', meters: 2, until: '2025-12-31' }]);
});

test('a meter to be exchanged is read by the way, so its reading is not asked for too', () => {
  const old = { ...good, verification: 'ended', unread: true, warnings: ['stopped'] } as const;
  expect(errandsOf([old]).map(({ kind }) => kind)).toEqual(['exchange']);
});

test('an empty place gets a meter, whatever else is said of it', () => {
  const empty = { ...good, mounted: false, verification: 'none', unread: true } as const;
  expect(errandsOf([empty])).toEqual([{ kind: 'mounting', meters: 1, until: null }]);
});

test('what is suspicious is looked at, what has no state is read, the more urgent first', () => {
  const odd = { ...good, warnings: ['steady'], unread: true } as const;
  const silent = { ...good, unread: true };
  expect(errandsOf([silent, odd])).toEqual([
    { kind: 'check', meters: 1, until: null },
    { kind: 'reading', meters: 2, until: null },
  ]);
});

test('warnings that a date or a missing state makes are no reason to look', () => {
  const meters = [{ ...good, warnings: ['unread', 'ends', 'ended', 'remote', 'loss'] } as const];
  expect(errandsOf(meters)).toEqual([]);
});

test('a verification that nothing tells of is no exchange: nothing unknown is acted upon', () => {
  expect(errandsOf([{ ...good, verification: 'unknown', verified_until: null }])).toEqual([]);
});
