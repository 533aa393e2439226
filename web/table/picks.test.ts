import { describe, expect, test } from 'vitest';
import { allTurned, noPicks, rangeTo, toggled } from './picks.ts';
import type { Picks } from './picks.ts';

const order = [1, 2, 3, 4, 5];
const keys = ({ keys: picked }: Picks) =>
  [...picked].toSorted((one, other) => Number(one) - Number(other));

describe('picked rows', () => {
  test('are picked and put back one by one', () => {
    const two = toggled(toggled(noPicks, 2), 4);
    expect(keys(two)).toEqual([2, 4]);
    expect(keys(toggled(two, 2))).toEqual([4]);
  });

  test('of a range are those between its beginning and its end, either way', () => {
    expect(keys(rangeTo(toggled(noPicks, 2), order, 4))).toEqual([2, 3, 4]);
    expect(keys(rangeTo(toggled(noPicks, 4), order, 2))).toEqual([2, 3, 4]);
  });

  test('of a range that goes on begin where it began', () => {
    const first = rangeTo(toggled(noPicks, 3), order, 4);
    expect(keys(rangeTo(first, order, 1))).toEqual([1, 2, 3, 4]);
  });

  test('of a range without a beginning, or with one that has gone, are its end alone', () => {
    expect(keys(rangeTo(noPicks, order, 3))).toEqual([3]);
    expect(keys(rangeTo({ keys: new Set(), anchor: 9 }, order, 3))).toEqual([3]);
  });

  test('stay when another range is picked elsewhere', () => {
    expect(keys(rangeTo(toggled(toggled(noPicks, 1), 4), order, 5))).toEqual([1, 4, 5]);
  });

  test('are all, or none of all where all are', () => {
    const all = allTurned(toggled(noPicks, 2), order);
    expect(keys(all)).toEqual(order);
    expect(keys(allTurned(all, order))).toEqual([]);
    // What the search does not find now is left as it is.
    expect(keys(allTurned(all, [1, 2]))).toEqual([3, 4, 5]);
  });
});
