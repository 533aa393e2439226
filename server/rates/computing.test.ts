import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computeLateDebts, computeLateInterest } from '#contract/late-interest.ts';
import { convertCurrency } from '#contract/rates.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let user: Awaited<ReturnType<World['makeUser']>>;
beforeAll(async () => {
  world = await createWorld();
  world.setNow('2026-11-21T12:00:00Z');
  user = await world.makeUser();
});
afterAll(() => world.close());

const as = (who: typeof user, input: object) => ({ token: who.token, ...input });

describe('the converter', () => {
  const convert = (query: Record<string, string>) =>
    world.call(
      convertCurrency,
      as(user, { query: { amount: '100', currency_code: 'EUR', ...query } }),
    );

  test.each([
    ['2024-05-10', '2024-05-10', 'same-day'],
    // Saturday and Sunday go by Friday.
    ['2024-05-11', '2024-05-10', 'day-off'],
    ['2024-05-12', '2024-05-10', 'day-off'],
    // No newer table is known.
    ['2024-05-13', '2024-05-10', 'older'],
    ['2026-11-21', '2024-05-10', 'older'],
  ])('of %s goes by the rate of %s: %s', async (day, fixing_day, fixing) => {
    const { result } = await convert({ day });
    expect(result.fixing).toBe(fixing);
    expect(result.rate).toEqual({
      currency_code: 'EUR',
      valid_from: fixing_day,
      amount: 1,
      rate: 24.935,
    });
    expect([result.in_crowns, result.in_currency]).toEqual([2493.5, 4.01]);
  });

  test('respects the amount of the currency', async () => {
    await world.db.owner.query(`insert into cnb_exchange_rates
      (currency_code, valid_from, amount, rate, source, reason)
      values ('JPY', '2024-05-10', 100, 14.852, 'hand', 'x')`);
    const { result } = await convert({ amount: '1000.5', currency_code: 'JPY', day: '2024-05-10' });
    expect([result.in_crowns, result.in_currency]).toEqual([148.59, 6736.47]);
  });

  test('has nothing before the first rate', async () => {
    const { error } = await convert({ day: '2000-01-03' });
    expect(error.fields).toEqual([
      { field: 'day', message: 'Pro tento den není známý žádný kurz' },
    ]);
  });
});

describe('late interest', () => {
  const compute = (query: Record<string, string>) =>
    world.call(computeLateInterest, as(user, { query }));

  test.each([
    ['1000000', '2025-01-31', '2025-06-30', 150, 49_315],
    ['1000000', '2024-07-31', '2025-01-31', 184, 64_128],
    ['2500000', '2023-09-15', '2023-12-31', 107, 109_932],
  ])('on %s hellers due %s and paid %s', async (principal, due_day, paid_day, days, interest) => {
    const { result } = await compute({ principal, due_day, paid_day });
    expect(result).toMatchObject({ regime: '2014', days, interest, delay_fee: null });
  });

  test('runs until today while nothing is paid', async () => {
    const { result } = await compute({ principal: '1000000', due_day: '2026-11-13' });
    expect([result.delay_to, result.days]).toEqual(['2026-11-21', 8]);
  });

  test('moves a due day that is a day off to the next working one', async () => {
    const { result } = await compute({ principal: '1000000', due_day: '2026-11-14' });
    expect(result).toMatchObject({ due_on: '2026-11-16', delay_from: '2026-11-17', days: 5 });
  });

  // Today is Saturday 21 November 2026; 17 November is a holiday.
  test.each([
    [{ due_day: '2026-11-23' }, 'not-due', 0],
    [{ due_day: '2026-11-21' }, 'not-due', 0],
    [{ due_day: '2026-11-20' }, 'late', 1],
    [{ due_day: '2026-11-23', paid_day: '2026-11-20' }, 'in-time', 0],
    [{ due_day: '2026-11-17', paid_day: '2026-11-18' }, 'in-time', 0],
    [{ due_day: '2026-11-17', paid_day: '2026-11-19' }, 'late', 1],
  ])(
    'tells a debt that is not due from one that was paid in time: %j',
    async (query, state, days) => {
      const { result } = await compute({ principal: '1000000', ...query });
      expect(result).toMatchObject({ state, days });
    },
  );

  test('of several debts is told with what is left after part payments', async () => {
    const body = {
      debts: [{ principal: 345_000, due_day: '2026-02-02' }],
      payments: [{ amount: 300_000, paid_day: '2026-06-30' }],
      until: '2026-06-30',
    };
    const call = (more: object) =>
      world.call(computeLateDebts, as(user, { body: { ...body, ...more } }));
    expect((await call({})).result).toMatchObject({
      until: '2026-06-30',
      overpaid: 0,
      debts: [{ late: { interest: 16_087 }, principal_left: 61_087, interest_left: 0 }],
    });
    expect((await call({ order: 'principal' })).result.debts).toMatchObject([
      { principal_left: 45_000, interest_left: 16_087 },
    ]);
    expect((await call({ until: undefined })).result.until).toBe('2026-11-21');
    expect((await call({ debts: [] })).error.fields).toEqual([
      { field: 'debts', message: 'Zadejte aspoň jeden dluh' },
    ]);
    const old = [{ principal: 100, due_day: '1980-01-01' }];
    expect((await call({ debts: old })).error.fields?.[0]?.field).toBe('debts');
  });

  test('of the oldest regime goes by the discount rate twice', async () => {
    const query = { principal: '1000000', due_day: '2004-12-31', paid_day: '2005-12-31' };
    const { result } = await compute(query);
    expect(result).toMatchObject({ regime: '1994', interest: 30_000, delay_fee: 912_500 });
  });

  test('is not told where the bank’s rate is not known', async () => {
    const { error } = await compute({ principal: '100', due_day: '1980-01-01' });
    expect(error.fields?.[0]?.field).toBe('due_day');
  });
});
