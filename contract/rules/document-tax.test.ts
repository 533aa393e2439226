import { describe, expect, test } from 'vitest';
import { isTaxOfRate, splitTotal, taxOf } from './document-tax.ts';

// Vectors of the handbook: a base of 1,000 Kč at 12 %, a sum with tax of 1,121 Kč at each rate.
describe('tax of a document', () => {
  test.each([
    [100_000, 12, 12_000],
    [8_000_000, 12, 960_000],
    [-100_000, 21, -21_000],
    [5, 10, 1],
    [-5, 10, -1],
    [100_000, 0, 0],
  ])('of %d hellers at %d %% is %d', (base, rate, tax) => expect(taxOf(base, rate)).toBe(tax));

  test.each([
    [12, 12_011],
    [21, 19_455],
    [15, 14_622],
    [10, 10_191],
    [0, 0],
  ])('a sum of 1,121 Kč has at %d %% a tax of %d hellers', (rate, tax) => {
    expect(splitTotal(112_100, rate)).toEqual({ base: 112_100 - tax, tax });
    expect(splitTotal(-112_100, rate)).toEqual({ base: tax - 112_100, tax: 0 - tax });
  });

  test('may be rounded by the supplier up to a crown, and no more', () => {
    expect(isTaxOfRate(100_000, 12, 12_100)).toBe(true);
    expect(isTaxOfRate(100_000, 12, 11_899)).toBe(false);
    expect(isTaxOfRate(100_000, 12, -12_000)).toBe(false);
  });
});
