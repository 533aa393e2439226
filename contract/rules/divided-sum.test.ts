import { describe, expect, test } from 'vitest';
import { dividedSum } from './divided-sum.ts';

const sum = (parts: readonly number[]) => parts.reduce((so, part) => so + part, 0);

describe('a divided sum', () => {
  test('of 30 000 Kč gives 6 000 Kč to a share of 1200/6000', () => {
    expect(dividedSum(3_000_000, [1200n, 1800n, 3000n])).toEqual([600_000, 900_000, 1_500_000]);
  });

  test('of 6 000 Kč over nine units is 666,67 six times and 666,66 three times', () => {
    const parts = dividedSum(
      600_000,
      Array.from({ length: 9 }, () => 1n),
    );
    expect(parts).toEqual([66_667, 66_667, 66_667, 66_667, 66_667, 66_667, 66_666, 66_666, 66_666]);
  });

  test('gives what is left to the largest remainders, not to the first', () => {
    // 100 over 1:2:4 is 14,29, 28,57 and 57,14.
    expect(dividedSum(100, [1n, 2n, 4n])).toEqual([14, 29, 57]);
  });

  test('is nothing where there is nothing to divide by', () => {
    expect(dividedSum(100, [])).toBeNull();
    expect(dividedSum(100, [0n, 0n])).toBeNull();
  });

  test('makes the sum again, and no part is off by a whole unit, whatever the weights', () => {
    let seed = 20_260_101;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 500; round += 1) {
      const weights = Array.from({ length: 1 + random(40) }, () => BigInt(random(10_000)));
      const whole = random(2_000_000_000);
      const parts = dividedSum(whole, weights);
      if (parts === null) continue;
      expect(sum(parts)).toBe(whole);
      const total = weights.reduce((so, one) => so + one, 0n);
      for (const [at, part] of parts.entries())
        expect(Math.abs(part - (whole * Number(weights[at])) / Number(total))).toBeLessThan(1);
    }
  });
});
