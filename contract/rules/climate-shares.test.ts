import { describe, expect, test } from 'vitest';
import { CLIMATE_SHARES, climateShare, partOfYearFault } from './climate-shares.ts';

test('the monthly shares of annex 3 make 100 %', () => {
  expect(CLIMATE_SHARES).toEqual([19, 16, 14, 9, 2, 0, 0, 0, 1, 8, 14, 17]);
  expect(CLIMATE_SHARES.reduce<number>((sum, share) => sum + share, 0)).toBe(100);
});

describe('the share of a part of a year', () => {
  test.each([
    ['2025-01-01', '2025-12-31', 100, 24_000],
    ['2025-01-01', '2025-04-30', 58, 13_920],
    ['2025-01-01', '2025-05-15', 58.9677, 14_152.26],
    ['2025-09-01', '2025-12-31', 40, 9600],
    ['2025-06-01', '2025-08-31', 0, 0],
    ['2025-09-01', '2026-05-31', 100, 24_000],
    ['2024-02-01', '2024-02-29', 16, 3840],
    ['2024-02-29', '2024-02-29', 0.5517, 132.41],
  ])('%s – %s is %d %%, of 24,000 Kč %d Kč', (from, to, share, crowns) => {
    expect(climateShare(from, to)).toBeCloseTo(share, 4);
    expect(Math.round(climateShare(from, to) * 24_000) / 100).toBe(crowns);
  });

  test('is nothing when the end is before the beginning', () => {
    expect(climateShare('2025-01-05', '2025-01-01')).toBe(0);
  });

  test('adds up over more years', () => {
    expect(climateShare('2023-01-01', '2025-12-31')).toBeCloseTo(300, 10);
  });

  test('adds up with the rest to the whole year, wherever it is parted', () => {
    for (const [end, next] of [
      ['2025-05-15', '2025-05-16'],
      ['2025-01-31', '2025-02-01'],
      ['2025-12-30', '2025-12-31'],
    ] as const) {
      const parts = climateShare('2025-01-01', end) + climateShare(next, '2025-12-31');
      expect(parts).toBeCloseTo(100, 10);
    }
  });
});

test.each([
  ['2025-01-01', '2025-12-31', null],
  ['2025-01-01', '2025-01-01', null],
  ['2025-01-01', '2026-01-01', 'Část nesmí být delší než rok'],
  ['2024-02-29', '2025-02-27', null],
  ['2024-02-29', '2025-02-28', 'Část nesmí být delší než rok'],
  ['2025-02-02', '2025-02-01', 'Konec nesmí být dříve než začátek'],
])('a part from %s to %s: %s', (from, to, fault) => {
  expect(partOfYearFault(from, to)).toBe(fault);
});
