import { describe, expect, test } from 'vitest';
import { agreedOn, agreedRateDoubt, lawfulRates } from './agreed-rate.ts';
import type { KnownRates } from './late-interest.ts';

const NONE = { agreed_rate: null, rate_source: '' };
const UNIT = { agreed_rate: 12, rate_source: 'Stanovy, čl. 9' };
const contract = [
  { valid_from: '2026-03-01', agreed_rate: 9.5, rate_source: 'Dodatek č. 1' },
  { valid_from: '2025-01-01', agreed_rate: 8, rate_source: 'Smlouva ze dne 15. 12. 2024' },
  { valid_from: '2026-06-01', agreed_rate: null, rate_source: 'Dohoda o skončení' },
];

describe('which rate is agreed follows the first day of the delay', () => {
  test('the contract goes before the unit, from its day on', () => {
    expect(agreedOn('2025-01-01', contract, UNIT)).toEqual({
      agreed: 8,
      by: 'contract',
      source: 'Smlouva ze dne 15. 12. 2024',
    });
    expect(agreedOn('2024-12-31', contract, UNIT)).toMatchObject({ agreed: 12, by: 'unit' });
  });

  test('a later rate leaves the older delay its own', () => {
    expect(agreedOn('2026-02-28', contract, UNIT)?.agreed).toBe(8);
    expect(agreedOn('2026-03-01', contract, UNIT)?.agreed).toBe(9.5);
    expect(agreedOn('2026-05-31', contract, UNIT)?.agreed).toBe(9.5);
  });

  test('where the contract’s has ended the unit’s holds, else the law’s', () => {
    expect(agreedOn('2026-06-01', contract, UNIT)).toMatchObject({ by: 'unit' });
    expect(agreedOn('2026-06-01', contract, NONE)).toBeNull();
    expect(agreedOn('2026-06-01', [], UNIT)).toEqual({
      agreed: 12,
      by: 'unit',
      source: 'Stanovy, čl. 9',
    });
  });
});

// Repo rates of the bank on the first days of the half-years: 6.75, 4.75, 4.00, 3.50, 3.50, 3.75.
const known: KnownRates = {
  repo: [
    { valid_from: '2023-12-22', rate: 6.75 },
    { valid_from: '2024-06-28', rate: 4.75 },
    { valid_from: '2024-12-20', rate: 4 },
    { valid_from: '2025-05-09', rate: 3.5 },
    { valid_from: '2026-06-19', rate: 3.75 },
  ],
  discount: [],
};

test('rates by the law are those of half-years, and none where the bank’s is not known', () => {
  expect(lawfulRates(known, '2026-07-01')).toEqual([
    { from: '2024-01-01', rate: 14.75 },
    { from: '2024-07-01', rate: 12.75 },
    { from: '2025-01-01', rate: 12 },
    { from: '2025-07-01', rate: 11.5 },
    { from: '2026-01-01', rate: 11.5 },
    { from: '2026-07-01', rate: 11.75 },
  ]);
  expect(lawfulRates(known, '2026-06-30').at(-1)?.from).toBe('2026-01-01');
  // Before 2014 the law counted otherwise.
  const older = { repo: [{ valid_from: '2012-11-02', rate: 0.05 }], discount: [] };
  expect(lawfulRates(older, '2014-07-01')).toEqual([
    { from: '2014-01-01', rate: 8.05 },
    { from: '2014-07-01', rate: 8.05 },
  ]);
});

describe('a rate over the law’s is odd for who rents a flat (§ 2239)', () => {
  const flat = { rents_flat: true, lawful: lawfulRates(known, '2026-07-01').toReversed() };

  test('it is told with the law’s rate of the day', () => {
    const doubt = agreedRateDoubt({ valid_from: '2026-06-30', agreed_rate: 11.51 }, flat);
    expect(doubt).toContain('11,50\u00A0% ročně');
    expect(doubt).toContain('§ 2239 občanského zákoníku');
  });

  test.each([
    ['as high as the law’s', { valid_from: '2026-06-30', agreed_rate: 11.5 }, flat],
    ['lower than the law’s of its day', { valid_from: '2026-07-01', agreed_rate: 11.75 }, flat],
    ['that has ended', { valid_from: '2026-06-30', agreed_rate: null }, flat],
    [
      'from a day of which the law’s is not known',
      { valid_from: '2013-12-31', agreed_rate: 99 },
      flat,
    ],
    [
      'of an owner or a shop',
      { valid_from: '2026-06-30', agreed_rate: 36.5 },
      { ...flat, rents_flat: false },
    ],
  ])('not one %s', (_name, rate, standing) => {
    expect(agreedRateDoubt(rate, standing)).toBeNull();
  });
});
