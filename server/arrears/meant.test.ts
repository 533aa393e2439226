import { beforeEach, expect, test } from 'vitest';
import { readDebt } from '#contract/money/arrears-interest.ts';
import { browseArrears, readArrearsYear } from '#contract/money/arrears.ts';
import { readAccount } from '#contract/money/accounts.ts';
import { reverseClaim } from '#contract/money/claims.ts';
import { claimTheMonth, closeMonth } from '#contract/money/months.ts';
import { assignPayment, createPayment, reversePayment } from '#contract/money/payments.ts';
import { arrearsScene } from '#tests/arrears-scene.ts';

const { at, params, token, flat, owes } = arrearsScene();
const of = () => ({ token: token(), params: params() });

beforeEach(() => at.world.setNow('2026-03-31T10:00:00Z'));

type Flat = Awaited<ReturnType<typeof flat>>;
type Meant = { readonly ledger_claim_id: number; readonly amount: number }[];

/** Who owes rents of 1,000 Kč of 2 January, February and March. */
async function debtor(number = '1') {
  const one = await flat(number);
  const claims: number[] = [];
  for (const day of ['2026-01-02', '2026-02-02', '2026-03-02'])
    claims.push((await owes(one, 100_000, day)).result.ledger_claim_id);
  const [january = 0, february = 0, march = 0] = claims;
  return { one, january, february, march };
}

/** Writes down a payment of 9 March that is meant for claims. */
const paysFor = ({ ledger_account_id }: Flat, amount: number, claims: Meant) =>
  at.world.call(createPayment, {
    ...of(),
    body: {
      received_on: '2026-03-09',
      amount,
      way: 'bank',
      parts: [{ ledger_account_id, amount, claims }],
    },
  });

const open = async ({ ledger_account_id }: Flat, as_of?: string) => {
  const { result } = await at.world.call(readDebt, {
    token: token(),
    params: { ...params(), ledger_account_id },
    ...(as_of === undefined ? {} : { query: { as_of } }),
  });
  return result.claims
    .filter(({ unpaid }) => unpaid > 0)
    .map(({ due_on, unpaid }) => [due_on, unpaid]);
};

test('what is meant for a claim pays it before the oldest, and the rest goes by the order of the unit', async () => {
  const { one, march } = await debtor();
  // 1,300 Kč: 800 of them for March, so 500 pay January.
  const paid = await paysFor(one, 130_000, [{ ledger_claim_id: march, amount: 80_000 }]);
  expect(paid.result.parts).toMatchObject([
    { amount: 130_000, claims: [{ ledger_claim_id: march, amount: 80_000, due_on: '2026-03-02' }] },
  ]);
  expect(await open(one)).toEqual([
    ['2026-01-02', 50_000],
    ['2026-02-02', 100_000],
    ['2026-03-02', 20_000],
  ]);
  const { result } = await at.world.call(browseArrears, of());
  expect(result.values).toMatchObject([
    { overdue: 170_000, owed_since: '2026-01-02', age_30: 20_000, age_60: 100_000, age_90: 50_000 },
  ]);
  const year = await at.world.call(readArrearsYear, of());
  expect(year.result.values.at(-1)).toMatchObject({ overdue: 170_000, count: 1 });
});

test('counts from the day on which the payment came', async () => {
  const { one, march } = await debtor();
  await paysFor(one, 100_000, [{ ledger_claim_id: march, amount: 100_000 }]);
  expect(await open(one, '2026-03-08')).toEqual([
    ['2026-01-02', 100_000],
    ['2026-02-02', 100_000],
    ['2026-03-02', 100_000],
  ]);
  expect(await open(one, '2026-03-09')).toEqual([
    ['2026-01-02', 100_000],
    ['2026-02-02', 100_000],
  ]);
});

test('what is meant for a claim that is paid, or was put right, pays the others', async () => {
  const { one, march } = await debtor();
  await paysFor(one, 100_000, [{ ledger_claim_id: march, amount: 100_000 }]);
  await paysFor(one, 30_000, [{ ledger_claim_id: march, amount: 30_000 }]);
  expect(await open(one)).toEqual([
    ['2026-01-02', 70_000],
    ['2026-02-02', 100_000],
  ]);
  await at.world.call(reverseClaim, {
    token: token(),
    params: { ...params(), ledger_claim_id: march },
    body: { reason: 'Předepsáno omylem' },
  });
  expect(await open(one)).toEqual([['2026-02-02', 70_000]]);
});

test('a payment that is meant for a claim put right meanwhile is divided again as it stands', async () => {
  const { one, march } = await debtor();
  const claims = [{ ledger_claim_id: march, amount: 50_000 }];
  const { result } = await paysFor(one, 100_000, claims);
  await at.world.call(reverseClaim, {
    token: token(),
    params: { ...params(), ledger_claim_id: march },
    body: { reason: 'Předepsáno omylem' },
  });
  const again = await at.world.call(assignPayment, {
    token: token(),
    params: { ...params(), ledger_payment_id: result.ledger_payment_id },
    body: {
      version: result.version,
      parts: [{ ledger_account_id: one.ledger_account_id, amount: 90_000, claims }],
    },
  });
  expect(again.status).toBe(200);
  expect(again.result.unassigned).toBe(10_000);
  expect(await open(one)).toEqual([
    ['2026-01-02', 10_000],
    ['2026-02-02', 100_000],
  ]);
});

test('a payment that was put right is meant for nothing', async () => {
  const { one, march } = await debtor();
  const { result } = await paysFor(one, 100_000, [{ ledger_claim_id: march, amount: 100_000 }]);
  await at.world.call(reversePayment, {
    token: token(),
    params: { ...params(), ledger_payment_id: result.ledger_payment_id },
    body: { received_on: '2026-03-12', note: 'Vráceno bankou' },
  });
  expect(await open(one)).toHaveLength(3);
  const { result: account } = await at.world.call(readAccount, {
    token: token(),
    params: { ...params(), ledger_account_id: one.ledger_account_id },
  });
  expect(account.account).toMatchObject({ balance: 300_000, overdue: 300_000 });
  expect(account.lines.flatMap(({ meant_for }) => meant_for)).toEqual([]);
});

test('is said, changed and taken back later, and the account tells it', async () => {
  const { one, february } = await debtor();
  const { result } = await paysFor(one, 100_000, []);
  expect(await open(one)).toEqual([
    ['2026-02-02', 100_000],
    ['2026-03-02', 100_000],
  ]);
  const assign = (version: number, claims: Meant) =>
    at.world.call(assignPayment, {
      token: token(),
      params: { ...params(), ledger_payment_id: result.ledger_payment_id },
      body: {
        version,
        parts: [{ ledger_account_id: one.ledger_account_id, amount: 100_000, claims }],
      },
    });
  const meant = await assign(result.version, [{ ledger_claim_id: february, amount: 100_000 }]);
  expect(await open(one)).toEqual([
    ['2026-01-02', 100_000],
    ['2026-03-02', 100_000],
  ]);
  const read = await at.world.call(readAccount, {
    token: token(),
    params: { ...params(), ledger_account_id: one.ledger_account_id },
  });
  expect(read.result.lines.find(({ kind }) => kind === 'payment')?.meant_for).toEqual([
    { ledger_claim_id: february, amount: 100_000 },
  ]);
  expect((await assign(result.version, [])).status).toBe(409);
  await assign(meant.result.version, []);
  expect(await open(one)).toEqual([
    ['2026-02-02', 100_000],
    ['2026-03-02', 100_000],
  ]);
});

test('what a closed month contains is meant for something else by an opposite entry alone', async () => {
  const { one, february } = await debtor();
  const { result } = await paysFor(one, 100_000, []);
  at.world.setNow('2026-04-02T10:00:00Z');
  const march = { token: await at.admin(), params: { ...params(), month: '2026-03-01' } };
  await at.world.call(claimTheMonth, { ...march, body: { seen: 0 } });
  const closed = await at.world.call(closeMonth, march);
  expect(closed.status).toBe(200);
  const assign = (opposite_note?: string) =>
    at.world.call(assignPayment, {
      token: token(),
      params: { ...params(), ledger_payment_id: result.ledger_payment_id },
      body: {
        version: result.version,
        parts: [
          {
            ledger_account_id: one.ledger_account_id,
            amount: 100_000,
            claims: [{ ledger_claim_id: february, amount: 100_000 }],
          },
        ],
        ...(opposite_note === undefined ? {} : { opposite_note }),
      },
    });
  expect((await assign()).status).toBe(409);
  expect((await assign('Plátce určil únor')).result.ledger_payment_id).not.toBe(
    result.ledger_payment_id,
  );
  expect(await open(one)).toEqual([
    ['2026-01-02', 100_000],
    ['2026-03-02', 100_000],
  ]);
});

test('is refused for a claim of another account, more than there is, twice, and of money that went out', async () => {
  const { one, january, march } = await debtor();
  const other = await debtor('2');
  const faulty = async (amount: number, claims: Meant) => {
    const answer = await paysFor(one, amount, claims);
    return [answer.status, answer.error.fields?.[0]?.message];
  };
  expect(await faulty(1000, [{ ledger_claim_id: other.march, amount: 1000 }])).toEqual([
    404,
    undefined,
  ]);
  expect(await faulty(1000, [{ ledger_claim_id: march, amount: 1001 }])).toEqual([
    400,
    'Na předpisy je určeno více, než kolik konto z platby má',
  ]);
  expect(await faulty(200_000, [{ ledger_claim_id: march, amount: 100_001 }])).toEqual([
    400,
    'Na předpis je určeno více, než kolik činí',
  ]);
  const twice = { ledger_claim_id: january, amount: 10 };
  expect(await faulty(1000, [twice, twice])).toEqual([
    400,
    'Každý předpis smí být v rozdělení jen jednou',
  ]);
});
