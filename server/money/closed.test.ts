import { describe, expect, test } from 'vitest';
import { closeMonth } from '#contract/money/months.ts';
import { assignPayment, reversePayment, type LedgerPayment } from '#contract/money/payments.ts';
import { recogniseQueue } from '#contract/money/payment-queue.ts';
import { readAccountingMonth } from '#contract/money/accounting.ts';
import { listBankMovements } from '#contract/money/bank-movements.ts';
import { refusal } from '#tests/bank-scene.ts';
import { matchingScene } from '#tests/matching-scene.ts';

const scene = matchingScene();
const { at, call, account, statement, payments } = scene;

const ofSpace = async (pasport_id: number) =>
  (await scene.accounts()).find((one) => one.pasport_id === pasport_id)?.ledger_account_id ?? 0;
const paidOf = async () => (await scene.accounts()).map(({ paid }) => paid);
const admin = async () =>
  (await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true })).token;
const closeJanuary = async () => {
  const params = { unit_id: at.unit.unit_id, month: '2025-01-01' };
  expect((await at.world.call(closeMonth, { token: await admin(), params })).status).toBe(200);
};
const divided = (
  { ledger_payment_id, version }: LedgerPayment,
  parts: readonly { ledger_account_id: number; amount: number }[],
  opposite_note?: string,
) =>
  at.world.call(assignPayment, {
    ...call({ ledger_payment_id }),
    body: { version, parts, ...(opposite_note === undefined ? {} : { opposite_note }) },
  });

/** Two flats and a payment of January that belongs to the first one; January is closed. */
async function closedPayment(vs = '12') {
  await account();
  const [one, other] = [await scene.flat('12', 345_000), await scene.flat('13', 345_000)];
  await scene.claim();
  await statement([{ vs, account: '19-2000145399/0800' }]);
  await closeJanuary();
  const [payment] = await payments();
  if (payment === undefined) throw new Error('Nothing came.');
  expect(payment.is_closed).toBe(true);
  return { payment, one: await ofSpace(one.pasport_id), other: await ofSpace(other.pasport_id) };
}

describe('a payment that a closed month contains', () => {
  test('is neither given to another account nor taken back, and the refusal says how it is done', async () => {
    const { payment, one, other } = await closedPayment();
    for (const parts of [
      [],
      [{ ledger_account_id: other, amount: 345_000 }],
      [
        { ledger_account_id: one, amount: 344_999 },
        { ledger_account_id: other, amount: 1 },
      ],
    ]) {
      const [status, sentence] = refusal(await divided(payment, parts));
      expect([status, sentence]).toEqual([409, expect.stringContaining('opačný zápis')]);
    }
    expect(await paidOf()).toEqual([345_000, 0]);
    expect((await payments())[0]?.version).toBe(payment.version);
  });

  test('is put right by its opposite and a new one, both in the first open month and of the true day', async () => {
    const { payment, one, other } = await closedPayment();
    const { result } = await divided(
      payment,
      [{ ledger_account_id: other, amount: 345_000 }],
      'Patří vedlejšímu bytu',
    );
    expect(result).toMatchObject({
      amount: 345_000,
      received_on: '2025-01-10',
      note: 'Patří vedlejšímu bytu',
      unassigned: 0,
      is_closed: false,
      bank_movement_id: payment.bank_movement_id,
      parts: [{ ledger_account_id: other, amount: 345_000 }],
    });
    const [opposite, former] = (await payments()).filter((each) => each.is_reversed);
    expect(opposite).toMatchObject({
      amount: -345_000,
      received_on: '2025-01-10',
      is_closed: false,
      bank_movement_id: null,
    });
    expect(former).toMatchObject({ ledger_payment_id: payment.ledger_payment_id, is_closed: true });
    expect(former?.parts).toMatchObject([{ ledger_account_id: one, amount: 345_000 }]);
    expect(await paidOf()).toEqual([0, 345_000]);
    const month = (of: string) =>
      at.world.call(readAccountingMonth, call({ month: of })).then(({ result: read }) => read);
    expect(await month('2025-01-01')).toMatchObject({ paid: 345_000 });
    expect(await month('2025-02-01')).toMatchObject({ paid: 0 });
    // The bank's movement is of the payment that stands.
    const { values } = (await at.world.call(listBankMovements, call())).result;
    expect(values).toMatchObject([{ ledger_payment_id: result.ledger_payment_id, unassigned: 0 }]);
    // What is in the open month is divided as people need.
    expect((await divided(result, [])).status).toBe(200);
    expect(await paidOf()).toEqual([0, 0]);
  });

  test('may be given further where it waits, by a person and by itself, and keeps what it gave', async () => {
    const { payment, one, other } = await closedPayment('77');
    const first = await divided(payment, [{ ledger_account_id: one, amount: 100 }]);
    const both = [
      { ledger_account_id: one, amount: 100 },
      { ledger_account_id: other, amount: 200 },
    ];
    const { result } = await divided(first.result, both);
    expect(result).toMatchObject({ parts: both, unassigned: 344_700, is_closed: true });
    expect((await divided(result, both.slice(1))).status).toBe(409);
    expect(await paidOf()).toEqual([100, 200]);
  });

  test('is recognised later where it waits whole', async () => {
    await account();
    await scene.flat('13', 345_000);
    await scene.claim();
    await statement([{ vs: '12' }]);
    await closeJanuary();
    await scene.flat('12', 100);
    await scene.claim('2025-02-01');
    const { result } = await at.world.call(recogniseQueue, call());
    expect(result).toEqual({ assigned_count: 1 });
  });

  test('is reversed by an opposite entry of the open month', async () => {
    const { payment } = await closedPayment();
    const { result } = await at.world.call(reversePayment, {
      ...call({ ledger_payment_id: payment.ledger_payment_id }),
      body: { received_on: '2025-01-31', note: 'Omyl' },
    });
    expect(result).toMatchObject({ amount: -345_000, is_closed: false });
    expect((await payments()).find((each) => each.amount > 0)).toMatchObject({ is_closed: true });
  });

  test('of two people who put it right one is told that it is another one by now', async () => {
    const { payment, other } = await closedPayment();
    const parts = [{ ledger_account_id: other, amount: 345_000 }];
    const both = await Promise.all([1, 2].map(() => divided(payment, parts, 'Omyl')));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await paidOf()).toEqual([0, 345_000]);
  });
});

test('a reason of an opposite entry makes none where the month is open', async () => {
  await account();
  const { pasport_id } = await scene.flat('12', 345_000);
  await scene.claim();
  await statement([{ vs: '12' }]);
  const [payment] = await payments();
  if (payment === undefined) throw new Error('Nothing came.');
  const parts = [{ ledger_account_id: await ofSpace(pasport_id), amount: 1 }];
  expect((await divided(payment, parts, 'Omyl')).result).toMatchObject({
    ledger_payment_id: payment.ledger_payment_id,
    note: '',
  });
  expect(await payments()).toHaveLength(1);
});
