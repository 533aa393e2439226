import { describe, expect, test } from 'vitest';
import { weightedSum } from './weighted-sum.ts';

describe('weightedSum', () => {
  test('adds the digits, each times its weight', () => {
    expect(weightedSum('123', [3, 7, 1])).toBe(20);
  });

  test.each(['12', '1234', '12x', '1 2', '１２３'])(
    'refuses %j where three digits belong',
    (digits) => {
      expect(() => weightedSum(digits, [3, 7, 1])).toThrow(RangeError);
    },
  );
});
