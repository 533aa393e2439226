import { describe, expect, test } from 'vitest';
import { HEAT, recipient, service, YEAR } from '#tests/settlement-house.ts';
import { coveredUntil, expectedAdvance, expectedCost, raiseOf } from './forecast.ts';
import type { FrozenService } from './frozen.ts';

interface Written {
  readonly to: string;
  readonly amount: number;
  readonly quantity?: string;
}

/** A service whose only document is of 1 January to a day. */
const charged = (
  { to, amount, quantity }: Written,
  rule: NonNullable<Parameters<typeof service>[0]['rule']> = {},
): FrozenService => ({
  ...service({ rule, cost: amount }),
  costs: [
    {
      billing_place_id: 1,
      name: 'Teplárna',
      supplier_info: '',
      percent: '100',
      amount,
      documents: [
        {
          billing_document_id: 1,
          number: 'F1',
          kind: 'invoice',
          period_from: YEAR.from,
          period_to: to,
          total: amount,
          part: amount,
          quantity: quantity ?? null,
          quantity_unit: quantity === undefined ? '' : 'GJ',
        },
      ],
    },
  ],
});
const JUNE = '2025-06-30';
const whole = { to: YEAR.to, amount: 36_500_000 };
const nothing = service({ cost: 0 });
const asked = { period: YEAR, weather: null, former: null };

describe('what a service will cost', () => {
  test('whose documents cover all of the period is what they say', () => {
    expect(expectedCost({ ...asked, now: charged(whole) })).toEqual({
      expected: 36_500_000,
      basis: 'documents',
    });
  });

  test('of heat, by degree-days of the rest a year before at the last price', () => {
    // 100 GJ for 100 000 Kč in 1 800 of 3 000 degree-days: 66.666… GJ more for 66 666.67 Kč.
    const now = charged({ to: JUNE, amount: 10_000_000, quantity: '100' }, HEAT);
    const weather = { elapsed: 1800, rest: 1200 };
    expect(expectedCost({ ...asked, now, weather })).toEqual({
      expected: 16_666_667,
      basis: 'degree-days',
    });
  });

  test('of heat without degree-days, by what the rest of the year before used (annex 3)', () => {
    // July to December are 0 + 0 + 1 + 8 + 14 + 17 = 40 % of a year: 64 of 160 GJ at 1 000 Kč.
    const now = charged({ to: JUNE, amount: 10_000_000, quantity: '100' }, HEAT);
    const former = charged({ to: YEAR.to, amount: 14_400_000, quantity: '160' }, HEAT);
    const told = expectedCost({ ...asked, now, former });
    expect(told).toEqual({ expected: 16_400_000, basis: 'former-quantity' });
    // Ten days of January tell nothing about a winter.
    const early = { elapsed: 90, rest: 2910 };
    expect(expectedCost({ ...asked, now, former, weather: early }).basis).toBe('former-quantity');
  });

  test('of documents without quantities, by what the rest of the year before cost', () => {
    // 184 of 365 days at 1 000 Kč a day.
    const now = charged({ to: JUNE, amount: 20_000_000 });
    expect(expectedCost({ ...asked, now, former: charged(whole) })).toEqual({
      expected: 20_000_000 + 18_400_000,
      basis: 'former-rest',
    });
  });

  test('without the year before goes on as until now', () => {
    // 181 days at 1 000 Kč a day.
    const now = charged({ to: JUNE, amount: 18_100_000 });
    expect(expectedCost({ ...asked, now })).toEqual({ expected: 36_500_000, basis: 'so-far' });
  });

  test('without documents is that of the year before, and without it not known', () => {
    const former = charged(whole);
    expect(expectedCost({ ...asked, now: nothing, former })).toEqual({
      expected: 36_500_000,
      basis: 'former',
    });
    expect(expectedCost({ ...asked, now: nothing })).toEqual({ expected: null, basis: 'unknown' });
  });
});

test('documents cover the period to their last day within it', () => {
  expect(coveredUntil(charged({ to: JUNE, amount: 1 }), YEAR)).toBe(JUNE);
  expect(coveredUntil(charged({ to: '2026-02-28', amount: 1 }), YEAR)).toBe(YEAR.to);
  expect(coveredUntil(nothing, YEAR)).toBeNull();
});

describe('advances by the end of the period', () => {
  const unclaimed = ['07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}-01`);

  test('are as many months more as are not claimed yet', () => {
    expect(expectedAdvance(recipient('a'), 600_000, { period: YEAR, unclaimed })).toBe(1_200_000);
    expect(expectedAdvance(recipient('a'), 600_000, { period: YEAR, unclaimed: [] })).toBe(600_000);
  });

  test('of who has left are what was claimed, of who comes later not known', () => {
    const left = recipient('a', { to: '2025-05-31' });
    expect(expectedAdvance(left, 500_000, { period: YEAR, unclaimed })).toBe(500_000);
    const comes = recipient('a', { from: '2025-09-01' });
    expect(expectedAdvance(comes, 0, { period: YEAR, unclaimed })).toBeNull();
  });

  test('are raised to whole tens of crowns so that nothing is owed', () => {
    // 1 234 Kč over five months are 246.80 Kč.
    expect(raiseOf(123_400, 5)).toBe(25_000);
    expect(raiseOf(125_000, 5)).toBe(25_000);
    expect([raiseOf(0, 5), raiseOf(-1, 5), raiseOf(null, 5), raiseOf(100, 0)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
