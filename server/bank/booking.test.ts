import { describe, expect, test } from 'vitest';
import { bookBankMovements, updateBankMovement } from '#contract/money/bank-movements.ts';
import { deleteBankStatement } from '#contract/money/bank-statements.ts';
import { closeMonth } from '#contract/money/months.ts';
import { createPayment, reversePayment } from '#contract/money/payments.ts';
import { parkPayment } from '#contract/money/payment-queue.ts';
import { refusal } from '#tests/bank-scene.ts';
import { matchingScene } from '#tests/matching-scene.ts';

const scene = matchingScene();
const { at, call, account, statement, statements, movements, payments } = scene;

const drop = async (bank_statement_id?: number) => {
  const id = bank_statement_id ?? (await statements())[0]?.bank_statement_id;
  return at.world.call(deleteBankStatement, call({ bank_statement_id: id }));
};
const amounts = async () =>
  (await payments()).map(({ amount }) => amount).toSorted((a, b) => a - b);

describe('an accepted statement', () => {
  test('makes a payment of each movement that came, and none of what went out', async () => {
    await account();
    await scene.flat('12', 345_000);
    await scene.claim();
    const { result } = await statement([
      {
        vs: '12',
        ks: '308',
        ss: '7',
        name: 'Nováková Žofie',
        account: '19-2000145399/0800',
        message: 'Nájem',
      },
      { amount: -50_000, vs: '77' },
      { amount: 100, vs: '99' },
    ]);
    expect(result).toMatchObject({ booked_count: 2, assigned_count: 1, known_count: 0 });
    const all = await payments();
    expect(all).toHaveLength(2);
    expect(all.find(({ amount }) => amount === 345_000)).toMatchObject({
      received_on: '2025-01-10',
      way: 'bank',
      variable_symbol: '12',
      constant_symbol: '308',
      specific_symbol: '7',
      payer_account: '19-2000145399/0800',
      payer_name: 'Nováková Žofie',
      message: 'Nájem',
      unassigned: 0,
      parts: [{ reason: 'symbol', amount: 345_000 }],
    });
    expect((await movements()).counts).toEqual({
      waiting: 1,
      parked: 0,
      assigned: 1,
      sent: 1,
      all: 3,
    });
    const [, , sent] = (await movements()).values;
    expect(sent?.amount === -50_000 ? sent.ledger_payment_id : null).toBeNull();
    expect(await statements()).toMatchObject([{ waiting_count: 1, parked_count: 0 }]);
  });

  test('is not booked twice by the action, by two people at once, or by the same file', async () => {
    await account();
    await statement([{ vs: '1' }, { vs: '1' }]);
    await Promise.all([1, 2].map(() => at.world.call(bookBankMovements, call())));
    expect(await amounts()).toEqual([345_000, 345_000]);
    expect((await statement([{ vs: '1' }, { vs: '1' }])).status).toBe(409);
  });

  test('of former days is booked by one action, once', async () => {
    await account();
    await statement([{ vs: '5' }, { amount: -1 }]);
    // As it was before payments were made of movements.
    await at.world.db.owner.query('delete from ledger_payments where client_id = $1', [
      at.unit.client_id,
    ]);
    expect((await movements()).unbooked_count).toBe(1);
    // It is told of the whole unit, whichever account is looked at.
    const other = (await account({ name: 'Rezerva', account_number: '19' })).result;
    const bank_account_id = String(other.bank_account_id);
    const ofOther = await movements({ bank_account_id });
    expect(ofOther).toMatchObject({ values: [], counts: { all: 0 }, unbooked_count: 1 });
    const booked = await at.world.call(bookBankMovements, call());
    expect(booked.result).toEqual({ booked_count: 1, assigned_count: 0, known_count: 0 });
    expect((await at.world.call(bookBankMovements, call())).result.booked_count).toBe(0);
    expect((await movements()).unbooked_count).toBe(0);
  });

  test('finds the payment that somebody wrote down before it, and makes no other', async () => {
    await account();
    await scene.flat('12', 345_000);
    await scene.claim();
    const body = {
      received_on: '2025-01-12',
      amount: 345_000,
      way: 'bank',
      variable_symbol: '012',
    };
    await at.world.call(createPayment, { ...call(), body });
    const { result } = await statement([{ vs: '12' }, { vs: '12' }]);
    expect(result).toMatchObject({ booked_count: 1, known_count: 1 });
    expect(await amounts()).toEqual([345_000, 345_000]);
    // What was written down stays when the statement goes.
    await drop();
    expect(await amounts()).toEqual([-345_000, 345_000, 345_000]);
  });

  test('of a foreign unit stays unseen and unbooked', async () => {
    await account();
    await statement([{ vs: '1' }]);
    const { near, far } = await at.neighbours();
    const book = ({ unit_id }: { unit_id: number }) =>
      at.world.call(bookBankMovements, { token: at.user.token, params: { unit_id } });
    expect((await book(near)).result).toMatchObject({ booked_count: 0 });
    expect((await book(far)).status).toBe(404);
  });

  test('leaves a movement beyond what the ledger keeps waiting in the bank', async () => {
    await account();
    await statement([{ amount: 2_000_000_001 }]);
    expect(await payments()).toEqual([]);
    expect((await movements({ filter: 'waiting' })).values).toHaveLength(1);
  });
});

describe('a reversal of the bank', () => {
  const came = { vs: '12', account: '19-2000145399/0800' };
  const undone = { ...came, amount: -345_000, code: '5', day: '2025-01-15' };

  test('undoes the one payment that it fits, and takes back what it paid', async () => {
    await account();
    await scene.flat('12', 345_000);
    await scene.claim();
    await statement([came, undone]);
    expect(await amounts()).toEqual([-345_000, 345_000]);
    expect(await payments()).toMatchObject([{ is_reversed: true }, { is_reversed: true }]);
    expect((await scene.accounts())[0]).toMatchObject({ paid: 0, balance: 345_000 });
    expect((await movements({ filter: 'waiting' })).values).toEqual([]);
  });

  test('waits where two payments fit, or none', async () => {
    await account();
    await statement([came, came, undone, { ...undone, amount: -7 }]);
    expect(await amounts()).toEqual([345_000, 345_000]);
    expect(
      (await movements({ filter: 'waiting' })).values.filter((one) => one.is_reversal),
    ).toHaveLength(2);
  });

  test('of another statement goes with it, and the payment is there again', async () => {
    await account();
    await scene.flat('12', 345_000);
    await scene.claim();
    await statement([came]);
    await statement([{ ...undone, day: '2025-02-05' }], '2');
    expect((await scene.accounts())[0]).toMatchObject({ paid: 0 });
    await drop();
    expect((await scene.accounts())[0]).toMatchObject({ paid: 345_000, balance: 0 });
    expect((await movements()).values).toMatchObject([{ unassigned: 0 }]);
    await drop();
    expect((await scene.accounts())[0]).toMatchObject({ paid: 0, balance: 345_000 });
  });
});

describe('a dropped statement', () => {
  test('takes its payments back by opposite ones, and may come again', async () => {
    await account();
    await scene.flat('12', 345_000);
    await scene.claim();
    await statement([{ vs: '12' }, { vs: '99', amount: 7 }]);
    await drop();
    expect(await amounts()).toEqual([-345_000, -7, 7, 345_000]);
    expect((await payments()).every((one) => one.is_reversed && one.unassigned === 0)).toBe(true);
    expect((await scene.accounts())[0]).toMatchObject({ paid: 0 });
    await statement([{ vs: '12' }, { vs: '99', amount: 7 }]);
    expect((await scene.accounts())[0]).toMatchObject({ paid: 345_000 });
  });

  test('is refused while a closed month holds its payments, and goes once they are put right', async () => {
    await account();
    await scene.flat('12', 345_000);
    await scene.claim();
    await statement([{ vs: '12' }]);
    const admin = await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true });
    const month = { unit_id: at.unit.unit_id, month: '2025-01-01' };
    await at.world.call(closeMonth, { token: admin.token, params: month });
    const [code, sentence] = refusal(await drop());
    expect([code, sentence]).toEqual([409, expect.stringContaining('v uzavřeném měsíci')]);
    expect(await statements()).toHaveLength(1);
    const [paid] = await payments();
    await at.world.call(reversePayment, {
      ...call({ ledger_payment_id: paid?.ledger_payment_id }),
      body: { received_on: '2025-02-01', note: 'Omyl' },
    });
    expect((await drop()).status).toBe(200);
    expect(await amounts()).toEqual([-345_000, 345_000]);
  });
});

test('a movement and its payment are left for later together, from either screen', async () => {
  await account();
  await statement([{ vs: '99' }]);
  const [movement] = (await movements()).values;
  const params = call({ bank_movement_id: movement?.bank_movement_id });
  await at.world.call(updateBankMovement, {
    ...params,
    body: { state: 'parked', note: 'Ptát se' },
  });
  expect((await payments())[0]).toMatchObject({ is_parked: true });
  expect(await scene.queue()).toMatchObject({ count: 0 });
  expect(await scene.queue({ parked: '1' })).toMatchObject({ count: 1 });
  const [payment] = await payments();
  await at.world.call(parkPayment, {
    ...call({ ledger_payment_id: payment?.ledger_payment_id }),
    body: { version: payment?.version, is_parked: false },
  });
  expect((await movements()).values).toMatchObject([{ state: 'waiting', note: 'Ptát se' }]);
});
