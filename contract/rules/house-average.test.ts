import { describe, expect, test } from 'vitest';
import { houseAverage } from './house-average.ts';

const of = (...told: readonly (readonly [number | null, number])[]) =>
  houseAverage(told.map(([amount, area]) => ({ amount, area })));

describe('the average of a house', () => {
  test('is for a space and for one m² of the spaces whose use is known', () => {
    // 1.2 + 0.6 + 0.9 GJ = 2.7 on 60 + 40 + 50 m².
    const { spaces, per_space, per_m2 } = of([1.2, 60], [0.6, 40], [0.9, 50]);
    expect([spaces, per_space, per_m2]).toEqual([3, expect.closeTo(0.9), expect.closeTo(0.018)]);
  });

  test('leaves out what is not known; a zero that was measured counts', () => {
    expect(of([3, 10], [0, 20], [null, 30], [3, 30])).toEqual({
      spaces: 3,
      per_space: 2,
      per_m2: 0.1,
    });
  });

  test('is not told of fewer than three spaces, from which a neighbour could be reckoned', () => {
    const none = { per_space: null, per_m2: null };
    expect(of([1, 10], [2, 10])).toEqual({ spaces: 2, ...none });
    expect(of([1, 10], [2, 10], [null, 10])).toEqual({ spaces: 2, ...none });
    expect(of()).toEqual({ spaces: 0, ...none });
  });

  test('is not told for m² while an area of one of them is missing', () => {
    expect(of([1, 10], [2, 0], [3, 10])).toEqual({ spaces: 3, per_space: 2, per_m2: null });
  });
});
