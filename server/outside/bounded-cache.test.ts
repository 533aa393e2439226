import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

test('keeps a value until its time', () => {
  const cache = new BoundedCache<boolean>(10);
  cache.set('a', false, 100);
  expect(cache.get('a', 99)).toBe(false);
  expect(cache.get('a', 100)).toBeUndefined();
  expect(cache.get('a', 0)).toBeUndefined();
  expect(cache.get('b', 0)).toBeUndefined();
});

test('keeps no more than its number, and of those the newest', () => {
  const cache = new BoundedCache<number>(3);
  for (const key of ['a', 'b', 'c']) cache.set(key, 1, 100);
  cache.set('a', 2, 100);
  cache.set('d', 4, 100);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key, 0))).toEqual([2, undefined, 1, 4]);
});
