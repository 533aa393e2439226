import { describe, expect, test } from 'vitest';
import {
  usedAt,
  verificationConsequence,
  verificationStanding,
  verificationText,
  verificationYears,
  type VerificationPeriod,
  type VerifiedMeter,
} from './meter-verification.ts';

const row = (
  kind: VerificationPeriod['kind'],
  technology: VerificationPeriod['technology'],
  meter_use: VerificationPeriod['meter_use'],
  verified_from: string | null,
  years: number | null,
): VerificationPeriod => ({ kind, technology, meter_use, verified_from, years });

// Counted by hand over the periods of decree 345/2002 and its changes of 2012 and July 2024.
const periods = [
  row('cold-water', 'any', 'any', null, 6),
  row('cold-water', 'any', 'allocation', '2012-01-01', 5),
  row('cold-water', 'any', 'any', '2024-07-01', 5),
  row('cold-water', 'static', 'any', '2024-07-01', 8),
  row('hot-water', 'any', 'any', null, 4),
  row('hot-water', 'any', 'allocation', '2012-01-01', 5),
  row('hot-water', 'any', 'any', '2024-07-01', 5),
  row('heat', 'any', 'any', null, 4),
  row('heat', 'any', 'any', '2024-07-01', 5),
  row('electricity', 'mechanical', 'any', null, 16),
  row('electricity', 'static', 'any', null, 12),
  row('gas', 'any', 'any', null, 10),
  row('gas', 'any', 'any', '2024-07-01', null),
];

const meter = (
  kind: VerifiedMeter['kind'],
  verified_year: number | null,
  more: Partial<VerifiedMeter> = {},
): VerifiedMeter => ({
  kind,
  technology: 'mechanical',
  meter_use: 'allocation',
  verified_year,
  ...more,
});
const invoice = { meter_use: 'invoice' } as const;
const unknown = { technology: null } as const;

describe('a verification holds for the years of its day', () => {
  test.each<[VerifiedMeter, number | null]>([
    [meter('cold-water', 2011), 6],
    [meter('hot-water', 2011), 4],
    [meter('cold-water', 2012), 5],
    [meter('hot-water', 2012), 5],
    [meter('cold-water', 2023), 5],
    [meter('cold-water', 2023, invoice), 6],
    [meter('hot-water', 2023, invoice), 4],
    [meter('cold-water', 2025, invoice), 5],
    [meter('cold-water', 2025, { technology: 'static' }), 8],
    [meter('cold-water', 2023, { technology: 'static' }), 5],
    [meter('heat', 2023), 4],
    [meter('heat', 2025), 5],
    [meter('electricity', 2020), 16],
    [meter('electricity', 2020, { technology: 'static' }), 12],
    [meter('gas', 2020), 10],
  ])('%j: %j', (one, years) => {
    expect(verificationYears(one, periods)).toBe(years);
  });

  test('the shorter one, when the rule changed within the year that the seal tells', () => {
    expect(verificationYears(meter('cold-water', 2024, invoice), periods)).toBe(5);
    expect(verificationYears(meter('hot-water', 2024, invoice), periods)).toBe(4);
    expect(verificationYears(meter('heat', 2024), periods)).toBe(4);
    expect(verificationYears(meter('cold-water', 2024, { technology: 'static' }), periods)).toBe(5);
  });

  test('the shorter one, when it is not known how the meter measures', () => {
    expect(verificationYears(meter('cold-water', 2025, unknown), periods)).toBe(5);
    expect(verificationYears(meter('electricity', 2020, unknown), periods)).toBe(12);
  });

  test('and is not known where a part of the year, a row or the year itself is not', () => {
    expect(verificationYears(meter('gas', 2024), periods)).toBeNull();
    expect(verificationYears(meter('gas', 2025), periods)).toBeNull();
    expect(verificationYears(meter('heat', null), periods)).toBeNull();
    expect(verificationYears(meter('heat', 2025), [])).toBeNull();
    const begun = [row('heat', 'any', 'any', '2020-07-01', 4)];
    expect(verificationYears(meter('heat', 2020), begun)).toBeNull();
    expect(verificationYears(meter('heat', 2021), begun)).toBe(4);
    const ofOne = [row('electricity', 'static', 'any', null, 12)];
    expect(verificationYears(meter('electricity', 2020, unknown), ofOne)).toBeNull();
  });

  test('by the newer row, and of one day by the one that is more exact, whatever their order', () => {
    const rows = [
      row('heat', 'any', 'any', '2024-07-01', 5),
      row('heat', 'any', 'allocation', '2024-07-01', 6),
      row('heat', 'static', 'any', '2024-07-01', 7),
      row('heat', 'static', 'allocation', '2020-01-01', 9),
    ];
    for (const each of [rows, rows.toReversed()]) {
      expect(verificationYears(meter('heat', 2025), each)).toBe(6);
      expect(verificationYears(meter('heat', 2025, { technology: 'static' }), each)).toBe(7);
      expect(verificationYears(meter('heat', 2025, invoice), each)).toBe(5);
    }
  });
});

describe('a verification stands', () => {
  const standing = (one: VerifiedMeter, today: string) => verificationStanding(one, periods, today);

  test('until the last day of the year that it ends in', () => {
    expect(standing(meter('cold-water', 2021), '2026-01-15')).toEqual({
      state: 'valid',
      valid_until: '2026-12-31',
    });
    expect(standing(meter('heat', 2025), '2026-01-15').valid_until).toBe('2030-12-31');
    const ultrasonic = meter('cold-water', 2025, { technology: 'static' });
    expect(standing(ultrasonic, '2026-01-15').valid_until).toBe('2033-12-31');
  });

  test.each([
    ['2026-10-01', 'valid'],
    ['2026-10-02', 'ends'],
    ['2026-12-31', 'ends'],
    ['2027-01-01', 'ended'],
  ])('on %s as %s', (today, state) => {
    expect(standing(meter('cold-water', 2021), today).state).toBe(state);
  });

  test('in words', () => {
    const said = (one: VerifiedMeter, today: string) =>
      verificationText(standing(one, today)).replaceAll('\u00a0', ' ');
    const cold = meter('cold-water', 2021);
    expect(said(cold, '2026-10-01')).toBe('platí do 31. 12. 2026');
    expect(said(cold, '2026-10-02')).toBe('končí 31. 12. 2026');
    expect(said(cold, '2027-01-01')).toBe('skončilo 31. 12. 2026');
    expect(said(meter('gas', 2025), '2026-01-15')).toBe('platnost není známa');
    expect(said(meter('heat-allocator', 2025), '2026-01-15')).toBe('neověřuje se');
  });

  test('as unknown where nothing tells it, and an allocator has none', () => {
    const nothing = { state: 'unknown', valid_until: null };
    expect(standing(meter('heat', null), '2026-01-15')).toEqual(nothing);
    expect(standing(meter('gas', 2025), '2026-01-15')).toEqual(nothing);
    expect(standing(meter('heat-allocator', 2025), '2026-01-15')).toEqual({
      state: 'none',
      valid_until: null,
    });
    expect(verificationYears(meter('heat-allocator', 2025), periods)).toBeNull();
  });
});

test('flats and common sub-meters divide, building and supplier meters tell an invoice', () => {
  expect((['flat', 'common', 'building', 'invoice'] as const).map(usedAt)).toEqual([
    'allocation',
    'allocation',
    'invoice',
    'invoice',
  ]);
});

test('what follows is said by the law of settlement, or of metrology', () => {
  for (const kind of ['cold-water', 'hot-water', 'heat'] as const)
    expect(verificationConsequence(kind)).toContain('67/2013 Sb., § 6');
  for (const kind of ['electricity', 'gas'] as const)
    expect(verificationConsequence(kind)).toContain('505/1990');
});
