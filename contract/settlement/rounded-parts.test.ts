import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, sumOf, whole } from './exact.ts';
import { roundedParts } from './rounded-parts.ts';

const thirds = (sum: number) => [1, 2, 3].map(() => whole(sum).div(3n));

describe('rounded parts', () => {
  test.each<[string, number, number, number[]]>([
    ['give what is left to the earlier of equal ones', 100, 1, [34, 33, 33]],
    ['are whole crowns', 10_000, 100, [3400, 3300, 3300]],
    ['keep odd hellers in one of them', 10_050, 100, [3400, 3350, 3300]],
    ['keep a sum under the step', 50, 100, [50, 0, 0]],
    ['are of a credit note what they would be of an invoice', -100, 1, [-34, -33, -33]],
    ['of nothing are nothing', 0, 1, [0, 0, 0]],
  ])('%s', (_name, sum, step, expected) =>
    expect(roundedParts(sum, thirds(sum), step)).toEqual(expected),
  );

  test('go up by the largest remainder', () =>
    expect(roundedParts(100, ['100/7', '200/7', '400/7'].map(exact), 1)).toEqual([14, 29, 57]));

  test('may be of both signs', () =>
    expect(roundedParts(10, ['-5/2', '25/2'].map(exact), 1)).toEqual([-2, 12]));

  test('that do not make the sum are refused', () => {
    expect(() => roundedParts(100, [exact('50')], 1)).toThrow(RangeError);
    expect(() => roundedParts(10, [exact('50')], 1)).toThrow(RangeError);
  });

  test('make the sum, and none is a step off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
        fc.array(fc.bigInt({ min: 0n, max: 100_000n }), { minLength: 1, maxLength: 30 }),
        fc.constantFrom(1, 100),
        (sum, weights, step) => {
          const all = weights.reduce((so, weight) => so + weight, 0n);
          fc.pre(all > 0n);
          const parts = weights.map((weight) => whole(sum).mul(weight).div(all));
          const rounded = roundedParts(sum, parts, step);
          expect(rounded.reduce((so, part) => so + part, 0)).toBe(sum);
          expect(sumOf(parts).equals(whole(sum))).toBe(true);
          for (const [at, part] of rounded.entries())
            expect(Math.abs(part - (parts[at]?.toNumber() ?? NaN))).toBeLessThan(step);
        },
      ),
    );
  });
});
