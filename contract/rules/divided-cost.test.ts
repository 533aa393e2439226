import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { byClimate, byDays, partOfCost } from './divided-cost.ts';

/** 24,000 Kč of heat for the year 2025. */
const year = { period_from: '2025-01-01', period_to: '2025-12-31', total: 2_400_000 };
const of = (from: string, to: string, weigh = byDays, sum = year) =>
  partOfCost(sum, from, to, weigh(sum));

describe('a document over two periods', () => {
  // An invoice from 16 December to 15 January, 31 days: 16 of them are of the old year.
  test('is divided by days', () => {
    const winter = { period_from: '2024-12-16', period_to: '2025-01-15', total: 3_100_000 };
    expect(of('2024-01-01', '2024-12-31', byDays, winter)).toBe(1_600_000);
    expect(of('2025-01-01', '2025-12-31', byDays, winter)).toBe(1_500_000);
    expect(of('2026-01-01', '2026-12-31', byDays, winter)).toBe(0);
  });

  // The handbook's vectors of annex 3.
  test.each([
    ['2025-01-01', '2025-04-30', 1_392_000],
    ['2025-01-01', '2025-05-15', 1_415_226],
    ['2025-09-01', '2025-12-31', 960_000],
    ['2025-06-01', '2025-08-31', 0],
  ])('is divided by climate: %s to %s is %d hellers', (from, to, hellers) =>
    expect(of(from, to, byClimate)).toBe(hellers),
  );

  test('of a summer without heating is divided by days where annex 3 gives nothing', () => {
    const summer = { period_from: '2025-06-01', period_to: '2025-08-31', total: 9_200 };
    expect(of('2025-06-01', '2025-06-30', byClimate, summer)).toBe(3_000);
  });

  test('is not divided by what is not known, but a whole one needs no division', () => {
    const unknown = () => null;
    expect(partOfCost(year, '2025-01-01', '2025-06-30', unknown)).toBeNull();
    expect(partOfCost(year, '2025-01-01', '2026-12-31', unknown)).toBe(2_400_000);
  });

  test('makes its sum exactly, however its days are cut', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 364 }), { maxLength: 12 });
    const sums = fc.integer({ min: -5_000_000, max: 5_000_000 });
    fc.assert(
      fc.property(cuts, sums, fc.boolean(), (days, total, isClimate) => {
        const sum = { ...year, total };
        const ends = [...days.toSorted((a, b) => a - b), 365];
        let from = year.period_from;
        let all = 0;
        for (const day of ends) {
          const next = shiftDays(year.period_from, day);
          all += of(from, shiftDays(next, -1), isClimate ? byClimate : byDays, sum) ?? NaN;
          from = next;
        }
        expect(all).toBe(total);
      }),
    );
  });
});
