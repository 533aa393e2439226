import { describe, expect, test } from 'vitest';
import { settledDebts, type CreditOrder } from './late-debts.ts';
import type { KnownRates } from './late-interest.ts';

const rates: KnownRates = {
  discount: [],
  repo: [
    { valid_from: '2012-11-02', rate: 0.05 },
    { valid_from: '2023-12-22', rate: 6.75 },
    { valid_from: '2025-05-09', rate: 3.5 },
    { valid_from: '2026-06-19', rate: 3.75 },
  ],
};
const rent = { principal: 345_000, due_day: '2026-02-02' };
const settle = (
  debts: Parameters<typeof settledDebts>[0],
  payments: Parameters<typeof settledDebts>[1],
  { until = '2026-06-30', order = 'interest' }: { until?: string; order?: CreditOrder } = {},
) => {
  const found = settledDebts(debts, payments, { until, order }, rates);
  if (found === null) throw new Error('No rate is known.');
  return found;
};

describe('debts', () => {
  test.each([
    [345_000, '2026-02-02', '2026-06-30', 148, 16_087],
    [821_000, '2025-09-01', '2025-12-31', 121, 31_299],
    [250_000, '2024-05-15', '2024-12-31', 230, 23_173],
    [1_000_000, '2026-06-30', '2026-09-30', 92, 29_616],
  ])(
    'of %i hellers due on %s bear by %s, %i days, %i hellers',
    (principal, due_day, until, days, interest) => {
      const [debt] = settle([{ principal, due_day }], [], { until }).debts;
      expect(debt?.late).toMatchObject({ days, interest, delay_fee: null });
      expect(debt).toMatchObject({ principal_left: principal, interest_left: interest });
    },
  );

  // 3,450 Kč with 160.87 Kč of interest, paid 3,000 Kč: § 1932 (1) and (2) of the Civil Code.
  test.each([
    ['interest', 61_087, 0],
    ['principal', 45_000, 16_087],
  ] as const)('paid in part, %s first, leave %i and %i hellers', (order, principal, interest) => {
    const paid = [{ amount: 300_000, paid_day: '2026-06-30' }];
    expect(settle([rent], paid, { order }).debts).toMatchObject([
      { principal_left: principal, interest_left: interest },
    ]);
  });

  // 1,000 Kč at 11.5 %: 100 days on all of it, 48 days on the half: 31.51 and 7.56, together 39.07.
  test('bear interest from what is left after a payment, from the day after it', () => {
    const debt = { principal: 100_000, due_day: '2026-02-02' };
    const paid = [{ amount: 50_000, paid_day: '2026-05-13' }];
    const [left] = settle([debt], paid, { order: 'principal' }).debts;
    expect(left?.late?.parts).toMatchObject([
      { from: '2026-02-03', to: '2026-05-13', days: 100, principal: 100_000, interest: 3151 },
      { from: '2026-05-14', to: '2026-06-30', days: 48, principal: 50_000, interest: 756 },
    ]);
    expect(left).toMatchObject({ principal_left: 50_000, interest_left: 3907 });
  });

  test('are paid from the one that was due first, and what is over is told', () => {
    const debts = [
      { principal: 20_000, due_day: '2026-05-29' },
      { principal: 10_000, due_day: '2026-01-30' },
    ];
    const paid = [
      { amount: 15_000, paid_day: '2026-01-29' },
      { amount: 20_000, paid_day: '2026-05-28' },
    ];
    const { debts: left, overpaid } = settle(debts, paid);
    expect(
      left.map(({ due_day, principal_left, late }) => [due_day, principal_left, late]),
    ).toEqual([
      ['2026-01-30', 0, null],
      ['2026-05-29', 0, null],
    ]);
    expect(overpaid).toBe(5000);
  });

  test('due on a day off are late from the working day after the next one', () => {
    const [debt] = settle([{ principal: 100_000, due_day: '2026-01-31' }], []).debts;
    expect(debt).toMatchObject({ due_day: '2026-01-31', due_on: '2026-02-02' });
    expect(debt?.late?.delay_from).toBe('2026-02-03');
  });

  test('not due yet bear nothing, and later payments are not counted', () => {
    const later = [{ amount: 345_000, paid_day: '2026-07-01' }];
    expect(settle([rent], later).debts[0]).toMatchObject({ principal_left: 345_000 });
    expect(settle([{ ...rent, due_day: '2026-07-15' }], []).debts[0]?.late).toBeNull();
  });

  test('older than the known rates are not counted at all', () => {
    const old = [{ principal: 100, due_day: '2011-05-02' }];
    expect(settledDebts(old, [], { until: '2026-01-01', order: 'interest' }, rates)).toBeNull();
  });
});

describe('the fee for late rent', () => {
  const fee = (principal: number, due_day: string, until: string) =>
    settle([{ principal, due_day }], [], { until }).debts[0]?.late?.delay_fee;
  // 5,000 Kč for 30 days: 2.5 ‰ a day to 2013, 1 ‰ to 2015, none from 2016.
  test.each([
    [500_000, '2013-09-30', '2013-10-30', 37_500],
    [500_000, '2014-09-30', '2014-10-30', 15_000],
    [500_000, '2016-09-30', '2016-10-30', null],
    [20_000, '2013-09-30', '2013-10-30', 2500],
    [20_000, '2014-09-30', '2014-10-30', 1000],
    [500_000, '2014-09-30', '2014-10-05', 0],
    [500_000, '2014-09-30', '2014-10-06', 3000],
    [500_000, '2013-12-30', '2014-01-29', 37_500],
    [500_000, '2015-12-30', '2016-01-29', 15_000],
    [500_000, '2015-12-31', '2016-01-29', null],
  ])('of %i hellers due on %s by %s is %j', (principal, due_day, until, expected) =>
    expect(fee(principal, due_day, until)).toBe(expected),
  );
});
