import { describe, expect, test } from 'vitest';
import { forgetPayer, listLearnedPayers } from '#contract/money/payers.ts';
import { recogniseQueue } from '#contract/money/payment-queue.ts';
import { issuedSymbol } from '#contract/rules/issued-symbol.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { matchingScene } from '#tests/matching-scene.ts';

const scene = matchingScene();
const { at, call, account, statement, payments, queue, assign } = scene;

const SAVINGS = '19-2000145399/0800';
const ofSpace = async (pasport_id: number) =>
  (await scene.accounts()).find((one) => one.pasport_id === pasport_id)?.ledger_account_id ?? 0;
const learned = async () => (await at.world.call(listLearnedPayers, call())).result.values;

describe('the queue', () => {
  test('names the payer of a symbol with swapped digits, and says which was meant', async () => {
    await account();
    const symbol = issuedSymbol(12);
    const { pasport_id } = await scene.flat(symbol, 345_000);
    await scene.claim();
    const swapped = `${symbol.slice(0, 8)}${symbol[9]}${symbol[8]}`;
    await statement([{ vs: swapped, amount: 1 }]);
    const { values, count } = await queue();
    expect(count).toBe(1);
    expect(values).toMatchObject([
      {
        payment: { variable_symbol: swapped, unassigned: 1 },
        offers: [
          {
            ledger_account_id: await ofSpace(pasport_id),
            steps: ['slip'],
            meant_symbol: symbol,
            owed: 345_000,
          },
        ],
      },
    ]);
  });

  test('tells the second of two people who assign one payment that it is another by now', async () => {
    await account();
    const { pasport_id } = await scene.flat('1', 345_000);
    await scene.claim();
    await statement([{ amount: 500 }]);
    const [first] = await payments();
    if (first === undefined) throw new Error('Nothing came.');
    const parts = [{ ledger_account_id: await ofSpace(pasport_id), amount: 500 }];
    const both = await Promise.all([assign(first, parts), assign(first, parts)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect((await scene.accounts())[0]).toMatchObject({ paid: 500 });
  });

  test('assigns what has become certain since, and a double payment only once', async () => {
    await account();
    await statement([{ vs: '12' }, { vs: '13' }]);
    await scene.flat('12', 345_000);
    await scene.claim();
    const { result } = await at.world.call(recogniseQueue, call());
    expect(result).toEqual({ assigned_count: 1 });
    expect((await queue()).values).toMatchObject([{ payment: { variable_symbol: '13' } }]);
  });
});

describe('an account of a payer', () => {
  const came = { account: SAVINGS, name: 'Novák Jan' };

  test('is learned from what a person confirms, offered the next time, and certain when so much is owed', async () => {
    await account();
    const { pasport_id } = await scene.flat('12', 345_000);
    await scene.claim();
    await statement([{ ...came, amount: 100 }]);
    const [first] = await payments();
    if (first === undefined) throw new Error('Nothing came.');
    const ledger_account_id = await ofSpace(pasport_id);
    await assign(first, [{ ledger_account_id, amount: 100 }]);
    expect(await learned()).toMatchObject([
      { payer_account: SAVINGS, payer_name: 'Novák Jan', ledger_account_id, paid_on: '2025-01-10' },
    ]);
    await scene.claim('2025-02-01');
    // Once the month's amount, and once another: the other is offered only.
    await statement([came, { ...came, amount: 7 }], '2');
    expect((await queue()).values).toMatchObject([
      { payment: { amount: 7 }, offers: [{ ledger_account_id, steps: ['payer'] }] },
    ]);
    expect((await payments()).find(({ amount }) => amount === 345_000)?.parts).toMatchObject([
      { reason: 'payer', ledger_account_id },
    ]);
  });

  test('that paid twice is certain once: the second waits', async () => {
    await account();
    const { pasport_id } = await scene.flat('12', 345_000);
    await scene.claim();
    await statement([{ ...came, amount: 100 }]);
    const [first] = await payments();
    if (first === undefined) throw new Error('Nothing came.');
    await assign(first, [{ ledger_account_id: await ofSpace(pasport_id), amount: 100 }]);
    // 344 900 is left to be paid.
    const { result } = await statement(
      [
        { ...came, amount: 344_900 },
        { ...came, amount: 344_900 },
      ],
      '2',
    );
    expect(result).toMatchObject({ booked_count: 2, assigned_count: 1 });
  });

  test('is forgotten by a person, and when what taught it is taken back', async () => {
    await account();
    const { pasport_id } = await scene.flat('12', 345_000);
    await scene.claim();
    await statement([{ ...came, amount: 100 }]);
    const parts = [{ ledger_account_id: await ofSpace(pasport_id), amount: 100 }];
    const first = async () => (await payments())[0] ?? { ledger_payment_id: 0, version: 0 };
    await assign(await first(), parts);
    await assign(await first(), []);
    expect(await learned()).toEqual([]);
    await assign(await first(), parts);
    const [payer] = await learned();
    const gone = call({ ledger_payer_id: payer?.ledger_payer_id });
    expect((await at.world.call(forgetPayer, gone)).status).toBe(200);
    expect(await learned()).toEqual([]);
    expect((await at.world.call(forgetPayer, gone)).status).toBe(404);
    expect((await payments())[0]).toMatchObject({ unassigned: 0 });
  });

  test('is not learned of a payment that was divided', async () => {
    await account();
    const [one, other] = [await scene.flat('12', 345_000), await scene.flat('13', 345_000)];
    await scene.claim();
    await statement([{ ...came, amount: 300 }]);
    const [first] = await payments();
    if (first === undefined) throw new Error('Nothing came.');
    await assign(first, [
      { ledger_account_id: await ofSpace(one.pasport_id), amount: 100 },
      { ledger_account_id: await ofSpace(other.pasport_id), amount: 200 },
    ]);
    expect(await learned()).toEqual([]);
  });
});

test('a symbol of people one after another means who bears the space on the day, in one statement too', async () => {
  await account();
  const { pasport_id } = await scene.flat('12', 345_000);
  await scene.claim();
  const { db } = at.world;
  await db.owner.query(
    `update pasport_tenants set valid_to = '2025-01-20' where client_id = $1 and pasport_id = $2`,
    [at.unit.client_id, pasport_id],
  );
  const address_id = await addAddressRow(db, at.unit);
  await addRelationRow(db, at.unit, 'tenant', { pasport_id, address_id, valid_from: '2025-01-21' });
  await scene.claim('2025-02-01');
  await statement([
    { vs: '12', day: '2025-01-20', amount: 20 },
    { vs: '12', day: '2025-01-21', amount: 21 },
  ]);
  expect((await scene.accounts()).map(({ paid }) => paid)).toEqual([20, 21]);
});

test('a symbol is not certain once others bear the space and have no account yet', async () => {
  await account();
  const { pasport_id } = await scene.flat('12', 345_000);
  await scene.claim();
  const { db } = at.world;
  await db.owner.query(
    `update pasport_tenants set valid_to = '2025-01-20' where client_id = $1 and pasport_id = $2`,
    [at.unit.client_id, pasport_id],
  );
  // Nobody bears it yet: who has left is the only one who may have paid.
  await statement([{ vs: '12', day: '2025-01-25', amount: 25 }]);
  expect((await scene.accounts()).map(({ paid }) => paid)).toEqual([25]);
  const address_id = await addAddressRow(db, at.unit);
  await addRelationRow(db, at.unit, 'tenant', { pasport_id, address_id, valid_from: '2025-02-01' });
  await statement([{ vs: '12', day: '2025-02-03', amount: 345_000 }], '2');
  expect((await queue()).values).toMatchObject([
    { payment: { unassigned: 345_000 }, offers: [{ steps: ['symbol', 'amount'] }] },
  ]);
  await scene.claim('2025-02-01');
  await at.world.call(recogniseQueue, call());
  expect((await scene.accounts()).map(({ paid }) => paid)).toEqual([25, 345_000]);
});
