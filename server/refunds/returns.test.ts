import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { listBankMovements } from '#contract/money/bank-movements.ts';
import { deleteBankStatement, listBankStatements } from '#contract/money/bank-statements.ts';
import { parkPayment, recogniseQueue } from '#contract/money/payment-queue.ts';
import { createPayment, reversePayment } from '#contract/money/payments.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import { bookParts } from '#server/core/ledger/booking.ts';
import { selectPaymentsForUpdate } from '#server/core/ledger/payments.sql.ts';
import { returningScene, STRANGER } from '#tests/returning-scene.ts';

// Money that belongs to nobody, given back to who paid it.
const scene = returningScene();
const { at, call, stranger, flatAccount, give, given, paid, cancelled, one, owed, sums } = scene;
/** Long enough for whoever does not wait to get through. */
const A_WHILE_MS = 400;

/** What movements of the bank say of their payments that go back. */
const goingBack = async () =>
  (await at.world.call(listBankMovements, call())).result.values.map(
    ({ going_back }) => going_back,
  );

describe('a payment that belongs to nobody', () => {
  test('goes back to the account from which the bank says it came, and waits no more', async () => {
    const payment = await stranger();
    expect((await scene.queue()).count).toBe(1);
    const batch = await given(payment);
    expect(batch).toMatchObject({
      total: 345_000,
      items: [
        {
          ledger_account_id: null,
          returned_payment_id: payment.ledger_payment_id,
          payee_account: STRANGER,
          payee_name: 'Cizí Plátce',
          amount: 345_000,
        },
      ],
    });
    expect((await scene.queue()).count).toBe(0);
    expect((await scene.queue({ parked: '1' })).count).toBe(0);
    expect(await one(payment.ledger_payment_id)).toMatchObject({
      is_returning: true,
      refund_batch_id: batch.refund_batch_id,
      unassigned: 345_000,
    });
    const counts = async () => (await at.world.call(listBankMovements, call())).result.counts;
    expect(await counts()).toMatchObject({ waiting: 0, assigned: 1 });
    expect(await goingBack()).toEqual(['returning']);
    await cancelled(batch.refund_batch_id);
    expect(await counts()).toMatchObject({ waiting: 1, assigned: 0 });
    expect(await goingBack()).toEqual([null]);
  });

  test('cannot be assigned, left for later, taken back or given back once more while a batch gives it back', async () => {
    const account = await flatAccount();
    const payment = await stranger();
    const batch = await given(payment);
    const now = (await one(payment.ledger_payment_id)) ?? payment;
    const parts = [{ ledger_account_id: account, amount: 345_000 }];
    expect((await scene.assign(now, parts)).error).toMatchObject({ errorCode: 69407409 });
    const params = call({ ledger_payment_id: payment.ledger_payment_id });
    const parked = await at.world.call(parkPayment, {
      ...params,
      body: { is_parked: true, version: now.version },
    });
    expect(parked.status).toBe(409);
    const body = { received_on: '2025-02-20', note: 'Omyl' };
    expect((await at.world.call(reversePayment, { ...params, body })).status).toBe(409);
    expect((await give(payment.ledger_payment_id, 1)).status).toBe(409);
    const recognised = await at.world.call(recogniseQueue, { ...call(), body: {} });
    expect(recognised.result.assigned_count).toBe(0);
    expect(batch.state).toBe('prepared');
  });

  test('waits again when its batch is cancelled, and can be assigned then', async () => {
    const account = await flatAccount();
    const payment = await stranger();
    const batch = await given(payment);
    expect((await cancelled(batch.refund_batch_id)).result.state).toBe('cancelled');
    expect((await scene.queue()).count).toBe(1);
    const now = (await one(payment.ledger_payment_id)) ?? payment;
    expect(now).toMatchObject({ is_returning: false, refund_batch_id: null });
    const parts = [{ ledger_account_id: account, amount: 345_000 }];
    expect((await scene.assign(now, parts)).status).toBe(200);
    expect((await give(payment.ledger_payment_id, 1)).status).toBe(409);
  });

  test('is closed by the outgoing payment when the bank has paid: 3 450 − 3 450 = 0, and no account changes', async () => {
    await flatAccount();
    const payment = await stranger();
    const days = ['2025-01-09', '2025-01-10', '2025-02-19', '2025-02-20'];
    const before = await Promise.all(days.map(owed));
    const batch = await given(payment);
    const done = await paid(batch.refund_batch_id);
    expect(done.result.state).toBe('paid');
    expect(await sums()).toEqual([0, 0]);
    expect(await one(payment.ledger_payment_id)).toMatchObject({
      unassigned: 0,
      returned: 345_000,
      is_returning: false,
      refund_batch_id: batch.refund_batch_id,
    });
    const back = await one(done.result.items[0]?.ledger_payment_id ?? 0);
    expect(back).toMatchObject({
      amount: -345_000,
      unassigned: 0,
      return_of: payment.ledger_payment_id,
      payer_account: STRANGER,
      note: `Vrácení nepřiřazené platby, dávka č. ${batch.refund_batch_id}`,
    });
    expect(await Promise.all(days.map(owed))).toEqual(before);
    expect((await scene.queue()).count).toBe(0);
    expect(await goingBack()).toEqual(['returned']);
    expect((await paid(batch.refund_batch_id)).status).toBe(409);
  });

  test('of which 1 000 belong to an account gives back at most 2 450; 2 000 went back, 450 wait', async () => {
    const account = await flatAccount();
    const payment = await stranger();
    await scene.assign(payment, [{ ledger_account_id: account, amount: 100_000 }]);
    expect((await give(payment.ledger_payment_id, 245_001)).status).toBe(409);
    const batch = (await give(payment.ledger_payment_id, 200_000)).result.batch;
    await paid(batch.refund_batch_id);
    expect(await sums()).toEqual([145_000, 45_000]);
    const { values } = await scene.queue();
    expect(values.map(({ payment: { unassigned } }) => unassigned)).toEqual([45_000]);
    const left = values[0]?.payment ?? payment;
    const parts = (amount: number) => [{ ledger_account_id: account, amount }];
    expect((await scene.assign(left, parts(145_001))).status).toBe(400);
    expect((await scene.assign(left, parts(145_000))).status).toBe(200);
    expect(await owed('2025-12-31')).toEqual([345_000 - 145_000]);
    expect((await give(payment.ledger_payment_id, 1)).status).toBe(409);
  });

  test('is there again when the bank did not pay it out and somebody says so', async () => {
    const payment = await stranger();
    const batch = await given(payment);
    const done = await paid(batch.refund_batch_id);
    const params = call({ ledger_payment_id: payment.ledger_payment_id });
    const body = { received_on: '2025-02-20', note: 'Účet je zrušený' };
    expect((await at.world.call(reversePayment, { ...params, body })).status).toBe(409);
    const back = call({ ledger_payment_id: done.result.items[0]?.ledger_payment_id ?? 0 });
    expect((await at.world.call(reversePayment, { ...back, body })).status).toBe(200);
    expect(await sums()).toEqual([345_000, 345_000]);
    expect((await scene.queue()).count).toBe(1);
    expect((await give(payment.ledger_payment_id, 345_000)).status).toBe(200);
  });

  test('stays with its statement: one that is going back, or went, is not dropped with it', async () => {
    const payment = await stranger();
    const batch = await given(payment);
    const { result } = await at.world.call(listBankStatements, call());
    const id = result.values[0]?.bank_statement_id ?? 0;
    const drop = () => at.world.call(deleteBankStatement, call({ bank_statement_id: id }));
    expect((await drop()).error).toMatchObject({ errorCode: 69407409 });
    await cancelled(batch.refund_batch_id);
    expect((await drop()).status).toBe(200);
  });

  test('does not go back where the bank does not say from which account it came', async () => {
    const unknown = await stranger({ name: 'Neznámý' });
    expect((await give(unknown.ledger_payment_id, 100)).error).toMatchObject({
      errorCode: 69706409,
    });
    const cash = { received_on: '2025-01-10', amount: 500, way: 'cash', payer_account: STRANGER };
    const written = await at.world.call(createPayment, { ...call(), body: cash });
    expect((await give(written.result.ledger_payment_id, 500)).error).toMatchObject({
      errorCode: 69706409,
    });
  });

  test('did not leave before it came, goes back once in a batch, and a batch holds something', async () => {
    const payment = await stranger();
    const twice = { ledger_payment_id: payment.ledger_payment_id, amount: 100 };
    expect((await give(0, 0, { payments: [twice, twice] })).status).toBe(400);
    expect((await give(0, 0, { payments: [] })).status).toBe(400);
    const batch = await given(payment);
    expect((await paid(batch.refund_batch_id, '2025-01-09')).status).toBe(400);
    expect((await paid(batch.refund_batch_id, '2025-01-10')).status).toBe(200);
  });
});

describe('two people at once', () => {
  test('who give one payment back make one batch of it', async () => {
    const payment = await stranger();
    const both = await Promise.all(
      [1, 2].map(() => give(payment.ledger_payment_id, payment.unassigned)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await sums()).toEqual([345_000, 345_000]);
  });

  test('of whom one assigns a payment while the other gives it back: it is assigned alone', async () => {
    const account = await flatAccount();
    const { ledger_payment_id } = await stranger();
    let second: ReturnType<typeof give> | undefined;
    await at.world.portal.database.transaction(async (db) => {
      await setTenant(db, clientOfTask(at.unit.client_id));
      const unit = unitOfTask(at.unit);
      await selectPaymentsForUpdate(db, unit, [ledger_payment_id]);
      second = give(ledger_payment_id, 345_000);
      await pause(A_WHILE_MS);
      const part = { ledger_account_id: account, amount: 345_000, reason: 'hand' as const };
      await bookParts(db, unit, [{ id: ledger_payment_id, part }]);
    });
    expect((await second)?.error).toMatchObject({ errorCode: 69703409 });
    expect(await one(ledger_payment_id)).toMatchObject({ unassigned: 0, is_returning: false });
  });
});
