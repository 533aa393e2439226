import { describe, expect, test } from 'vitest';
import { inOrder, moved } from './row-order.ts';

describe('an item moved in a list', () => {
  test.each([
    [0, 1, ['b', 'a', 'c', 'd']],
    [3, 0, ['d', 'a', 'b', 'c']],
    [1, 1, ['a', 'b', 'c', 'd']],
    [0, -1, ['a', 'b', 'c', 'd']],
    [0, 9, ['b', 'c', 'd', 'a']],
    [9, 0, ['a', 'b', 'c', 'd']],
  ])('from %i to %i', (from, to, after) => {
    expect(moved(['a', 'b', 'c', 'd'], from, to)).toEqual(after);
  });
});

describe('items in a wanted order', () => {
  const items = [1, 2, 3, 4];
  const same = (id: number) => id;

  test('stand as wanted, the others behind them', () => {
    expect(inOrder(items, [3, 1], same)).toEqual([3, 1, 2, 4]);
  });

  test('stay as they are while none is wanted', () => {
    expect(inOrder(items, null, same)).toBe(items);
  });
});
