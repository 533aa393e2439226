import { describe, expect, test } from 'vitest';
import { raisesOf } from './forecast.ts';
import { isRaiseTime, raiseOfferOf, type KeptForecast } from './raise-offer.ts';

describe('a raise of advances is offered', () => {
  test.each([
    // Of a calendar year from 1 September to 30 November: then 1 December is the last month to be claimed.
    ['2026-08-31', '2026-12-31', 4, false],
    ['2026-09-01', '2026-12-31', 4, true],
    ['2026-11-30', '2026-12-31', 4, true],
    ['2026-12-01', '2026-12-31', 4, false],
    // Of a year from July to June from 1 March.
    ['2026-02-28', '2026-06-30', 4, false],
    ['2026-03-01', '2026-06-30', 4, true],
    // The client's own choice.
    ['2026-09-01', '2026-12-31', 3, false],
    ['2026-10-01', '2026-12-31', 3, true],
    ['2026-02-01', '2026-12-31', 11, true],
  ])('on %s of a period to %s by %i months: %s', (today, to, months, isOffered) =>
    expect(isRaiseTime(to, months, today)).toBe(isOffered),
  );

  const kept: KeptForecast = {
    month: '2026-09-01',
    as_of: '2026-09-02',
    owing: 3,
    owed: 12_000,
    months_left: 3,
  };
  const of = (forecast: KeptForecast | null) =>
    raiseOfferOf(forecast, { period_to: '2026-12-31', raise_months: 4 }, '2026-09-10');

  test('to as many as will owe by the last forecast, and to none where it is not known or no month is left', () => {
    expect(of(kept)).toEqual({
      month: '2026-09-01',
      as_of: '2026-09-02',
      recipients: 3,
      sum: 12_000,
    });
    for (const none of [
      null,
      { ...kept, owing: 0 },
      { ...kept, owing: null },
      { ...kept, months_left: 0 },
    ])
      expect(of(none)).toBeNull();
  });
});

describe('a raise of services', () => {
  const asked = { months: 4, reserve: 0, step: 1000 };
  const told = (...services: [number, number][]) => [
    ...raisesOf(
      services.map(([cost, advance], at) => ({ service_id: at + 1, cost, advance })),
      asked,
    ),
  ];

  test('goes to those that lack, as much as each of them does', () => {
    // 4,000 Kč of heat and 2,000 of water lack, 1,000 of the lift are over: 5,000 over four months, 2 : 1.
    expect(told([1_000_000, 600_000], [400_000, 200_000], [100_000, 200_000])).toEqual([
      [1, 84_000],
      [2, 42_000],
    ]);
  });

  test('is none where nothing is owed or no month is left', () => {
    expect(told([100_000, 100_000])).toEqual([]);
    expect(told([100_000, 50_000], [100_000, 200_000])).toEqual([]);
    const lacking = [{ service_id: 1, cost: 2, advance: 1 }];
    expect([...raisesOf(lacking, { ...asked, months: 0 })]).toEqual([]);
  });

  test('has the reserve on what lacks', () => {
    const lacking = [{ service_id: 1, cost: 140_000, advance: 100_000 }];
    expect([...raisesOf(lacking, { ...asked, reserve: 10 })]).toEqual([[1, 11_000]]);
  });
});
