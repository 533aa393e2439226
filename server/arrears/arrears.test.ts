import { beforeEach, describe, expect, test } from 'vitest';
import { browseAccounts } from '#contract/money/accounts.ts';
import {
  listForLawyer,
  readDebt,
  updateArrearsSettings,
} from '#contract/money/arrears-interest.ts';
import { browseArrears, readArrearsYear } from '#contract/money/arrears.ts';
import { createClaim } from '#contract/money/claims.ts';
import { createPayment } from '#contract/money/payments.ts';
import { arrearsScene } from '#tests/arrears-scene.ts';

const { at, params, token, flat, owes, pays } = arrearsScene();

beforeEach(() => at.world.setNow('2026-06-30T10:00:00Z'));

const arrears = async (as_of?: string) =>
  (
    await at.world.call(browseArrears, {
      token: token(),
      params: params(),
      query: as_of === undefined ? {} : { as_of },
    })
  ).result;
const debtors = async (as_of?: string) => (await arrears(as_of)).values;

const debtOf = async (ledger_account_id: number, as_of = '2026-06-30') =>
  (
    await at.world.call(readDebt, {
      token: token(),
      params: { ...params(), ledger_account_id },
      query: { as_of },
    })
  ).result;

test('debts make what the accounts say is overdue, who has left is told', async () => {
  const one = await flat('1');
  const gone = await flat('2', { valid_to: '2026-04-30' });
  const good = await flat('3');
  await owes(one, 345_000, '2026-02-02');
  await owes(gone, 50_000, '2026-06-01');
  await owes(good, 20_000, '2026-06-01');
  await pays(good, 20_000, '2026-06-10');
  const list = await debtors();
  expect(
    list.map(({ overdue, age_30, age_over, is_present }) => [
      overdue,
      age_30,
      age_over,
      is_present,
    ]),
  ).toEqual([
    [345_000, 0, 345_000, true],
    [50_000, 50_000, 0, false],
  ]);
  const accounts = await at.world.call(browseAccounts, { token: token(), params: params() });
  expect(list.reduce((sum, { overdue }) => sum + overdue, 0)).toBe(
    accounts.result.values.reduce((sum, { overdue }) => sum + overdue, 0),
  );
  // On the day of payment it is not owed any more; the day before it was.
  expect((await debtors('2026-06-09')).map(({ overdue }) => overdue)).toEqual([
    345_000, 50_000, 20_000,
  ]);
});

test('a unit in which nothing was prescribed is told from one that has paid all', async () => {
  expect(await arrears()).toEqual({ values: [], is_claimed: false });
  const one = await flat('1');
  expect(await arrears()).toEqual({ values: [], is_claimed: false });
  await owes(one, 100_000, '2026-02-02');
  await pays(one, 100_000, '2026-02-02');
  expect(await arrears()).toEqual({ values: [], is_claimed: true });
});

test('the year tells the ends of its months and the day itself', async () => {
  const one = await flat('1');
  await owes(one, 100_000, '2026-02-02');
  await pays(one, 40_000, '2026-04-15');
  const { result } = await at.world.call(readArrearsYear, {
    token: token(),
    params: params(),
    query: { as_of: '2026-06-20' },
  });
  expect(result.values).toHaveLength(13);
  expect(result.values.slice(6)).toEqual([
    { day: '2025-12-31', overdue: 0, count: 0 },
    { day: '2026-01-31', overdue: 0, count: 0 },
    { day: '2026-02-28', overdue: 100_000, count: 1 },
    { day: '2026-03-31', overdue: 100_000, count: 1 },
    { day: '2026-04-30', overdue: 60_000, count: 1 },
    { day: '2026-05-31', overdue: 60_000, count: 1 },
    { day: '2026-06-20', overdue: 60_000, count: 1 },
  ]);
});

describe('interest', () => {
  test('is told claim by claim and line by line by the law', async () => {
    const one = await flat('1');
    await owes(one, 345_000, '2026-02-02');
    const debt = await debtOf(one.ledger_account_id);
    expect(debt).toMatchObject({ agreed_rate: null, open_interest: 16_087, paid_interest: 0 });
    expect(debt.claims).toMatchObject([
      {
        unpaid: 345_000,
        late_from: '2026-02-03',
        interest: 16_087,
        lines: [
          {
            from: '2026-02-03',
            to: '2026-06-30',
            days: 148,
            principal: 345_000,
            rate: 11.5,
            rate_day: '2026-01-01',
            base_rate: 3.5,
            interest: 16_087,
          },
        ],
      },
    ]);
  });

  test('of what was paid late stands apart, up to the day of payment', async () => {
    const one = await flat('1');
    await owes(one, 345_000, '2026-02-02');
    await pays(one, 345_000, '2026-06-30');
    const debt = await debtOf(one.ledger_account_id, '2026-09-30');
    expect(debt).toMatchObject({ open_interest: 0, paid_interest: 16_087 });
    expect(await debtors('2026-09-30')).toEqual([]);
  });

  test('goes by the rate that was agreed, with its source', async () => {
    const one = await flat('1');
    await owes(one, 365_000, '2026-06-01');
    const body = { agreed_rate: 10, rate_source: 'Smlouvy, čl. 5' };
    const of = { token: await at.admin(), params: params() };
    const faulty = { agreed_rate: 10, rate_source: '' };
    expect((await at.world.call(updateArrearsSettings, { ...of, body: faulty })).status).toBe(400);
    expect((await at.world.call(updateArrearsSettings, { ...of, body })).status).toBe(200);
    // 29 days of 3,650 Kč at 10 %: a crown a day.
    expect(await debtOf(one.ledger_account_id)).toMatchObject({
      agreed_rate: 10,
      rate_source: 'Smlouvy, čl. 5',
      open_interest: 2900,
    });
    const mine = { token: token(), params: params(), body };
    expect((await at.world.call(updateArrearsSettings, mine)).status).toBe(403);
  });

  test('is unknown where the bank’s rate is, and none of claims of interest', async () => {
    const old = await flat('1');
    await owes(old, 100_000, '1989-02-01');
    expect(await debtOf(old.ledger_account_id)).toMatchObject({ open_interest: null });
    const other = await flat('2');
    await at.world.call(createClaim, {
      token: token(),
      params: { ...params(), ledger_account_id: other.ledger_account_id },
      body: { name: 'Úrok z prodlení', amount: 5000, due_on: '2026-02-02' },
    });
    const debt = await debtOf(other.ledger_account_id);
    expect(debt).toMatchObject({ open_interest: 0, claims: [{ bears: false, lines: [] }] });
  });
});

test('a lawyer gets all claims, payments and interest of those chosen, and of nobody else', async () => {
  const one = await flat('1');
  const other = await flat('2');
  await owes(one, 345_000, '2026-02-02');
  await owes(other, 10_000, '2026-02-02');
  const paid = await at.world.call(createPayment, {
    token: token(),
    params: params(),
    body: {
      received_on: '2026-05-13',
      amount: 45_000,
      way: 'bank',
      parts: [{ ledger_account_id: one.ledger_account_id, amount: 45_000 }],
    },
  });
  expect(paid.status).toBe(200);
  const ask = (accounts: number[]) =>
    at.world.call(listForLawyer, {
      token: token(),
      params: params(),
      body: { accounts, as_of: '2026-06-30' },
    });
  const { result } = await ask([one.ledger_account_id]);
  expect(
    result.values.map(({ kind, on, to, amount, unpaid, interest }) => [
      kind,
      on,
      to,
      amount,
      unpaid,
      interest,
    ]),
  ).toEqual([
    // 100 days of 3,450 Kč: 108.699; 48 days of 3,000 Kč: 45.370; together 154.068.
    ['claim', '2026-02-02', null, 345_000, 300_000, 15_407],
    ['interest', '2026-02-03', '2026-05-13', 345_000, null, 10_870],
    ['interest', '2026-05-14', '2026-06-30', 300_000, null, 4537],
    ['payment', '2026-05-13', null, 45_000, null, null],
  ]);
  expect((await ask([one.ledger_account_id, 999_999])).status).toBe(404);
});
