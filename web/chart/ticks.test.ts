import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { niceTicks, tickDecimals } from './ticks.ts';

describe('round values of an axis', () => {
  test.each([
    [0, 7, 6, [0, 2, 4, 6, 8]],
    [0, 15, 6, [0, 5, 10, 15]],
    [0.05, 3.5, 6, [0, 1, 2, 3, 4]],
    [24.31, 25.18, 6, [24.2, 24.4, 24.6, 24.8, 25, 25.2]],
    [0.1, 0.3, 6, [0.1, 0.15, 0.2, 0.25, 0.3]],
    [-12, 18, 6, [-20, -10, 0, 10, 20]],
    [0, 601.4, 6, [0, 200, 400, 600, 800]],
  ])('from %f to %f, at most %i, are multiples of 1, 2 or 5', (low, high, most, ticks) => {
    expect(niceTicks(low, high, most)).toEqual(ticks);
  });

  test('surround one value that stands alone, also zero', () => {
    expect(niceTicks(5, 5, 6)).toEqual([4.5, 5, 5.5]);
    expect(niceTicks(0, 0, 6)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  test('hold every value between them, are evenly apart and not too many', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const property = fc.property(value, value, fc.integer({ min: 3, max: 12 }), (a, b, most) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      fc.pre(high - low > 1e-6 && high - low > 1e-6 * Math.max(Math.abs(a), Math.abs(b)));
      const ticks = niceTicks(low, high, most);
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
      const slack = step * 1e-6;
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(most);
      expect(ticks[0]).toBeLessThanOrEqual(low + slack);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high - slack);
      ticks.slice(1).forEach((tick, at) => {
        expect(Math.abs(tick - (ticks[at] ?? 0) - step)).toBeLessThan(slack);
      });
    });
    fc.assert(property, { numRuns: 500 });
  });

  test('are told apart by as few decimals as will do', () => {
    expect(tickDecimals([0, 1, 2])).toBe(0);
    expect(tickDecimals([24, 24.5, 25])).toBe(1);
    expect(tickDecimals([0.1, 0.15, 0.2])).toBe(2);
  });
});
