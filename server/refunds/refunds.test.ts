import fc from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { browseAccounts } from '#contract/money/accounts.ts';
import {
  browseOverpayments,
  cancelRefund,
  createRefund,
  downloadRefund,
  listRefunds,
  payRefund,
  readRefund,
} from '#contract/money/refunds.ts';
import { createPayment, listPayments, reversePayment } from '#contract/money/payments.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { markPaid } from './states.service.ts';

const at = unitWorld();
const PAYER = '19-2000145399/0800';
/** Long enough for whoever does not wait to get through. */
const A_WHILE_MS = 400;
type Paying = Parameters<typeof markPaid>[0];
const token = () => at.user.token;
const ofUnit = () => ({ unit_id: at.unit.unit_id });

/** An account that has paid so much and was claimed nothing of. */
async function overpaid(amount: number, payer_account = PAYER): Promise<number> {
  const { db } = at.world;
  const house = (await addBuildingRow(db, at.unit)).pasport_id;
  const { pasport_id } = await addSpaceRow(db, at.unit, house, { variable_symbol: '12' });
  const address_id = await addAddressRow(db, at.unit);
  const party = String(address_id);
  const made = await insertRow(db, 'ledger_accounts', { ...at.unit, pasport_id, party });
  const ledger_account_id = Number(made['ledger_account_id']);
  const of = { ...at.unit, ledger_account_id };
  await insertRow(db, 'ledger_account_people', { ...of, place: 1, address_id });
  const payment = await insertRow(db, 'ledger_payments', {
    ...at.unit,
    amount,
    way: 'bank',
    received_on: '2026-03-10',
    booked_in: '2026-03-01',
    payer_account,
    payer_name: 'Jan Testovací',
  });
  const { ledger_payment_id } = payment;
  await insertRow(db, 'ledger_parts', { ...of, ledger_payment_id, amount, reason: 'hand' });
  return ledger_account_id;
}

let bank_account_id: number;
beforeEach(async () => {
  at.world.setNow('2026-04-20T10:00:00Z');
  const made = await insertRow(at.world.db, 'bank_accounts', {
    ...at.unit,
    name: 'Běžný účet',
    account_number: '2801387443',
    bank_code: '2010',
  });
  bank_account_id = Number(made['bank_account_id']);
});

const item = (ledger_account_id: number, amount: number, payee_account = PAYER) => ({
  ledger_account_id,
  amount,
  payee_account,
});
const create = (items: object[], body: Record<string, unknown> = {}) =>
  at.world.call(createRefund, {
    token: token(),
    params: ofUnit(),
    body: { bank_account_id, due_on: '2026-04-30', message: 'Přeplatek', items, ...body },
  });
const created = async (items: object[]) => (await create(items)).result;
const ofBatch = (refund_batch_id: number) => ({ ...ofUnit(), refund_batch_id });
const paid = (id: number, version?: number) =>
  at.world.call(payRefund, {
    token: token(),
    params: ofBatch(id),
    body: { paid_on: '2026-04-20', ...(version === undefined ? {} : { version }) },
  });
const over = async () =>
  (await at.world.call(browseOverpayments, { token: token(), params: ofUnit() })).result.values;
const balances = async () =>
  (await at.world.call(browseAccounts, { token: token(), params: ofUnit() })).result.values.map(
    ({ balance }) => balance,
  );
const payments = async (from = '2026-04-01') =>
  (await at.world.call(listPayments, { token: token(), params: ofUnit(), query: { from } })).result
    .values;

describe('an overpayment', () => {
  test('offers the account from which it was paid, but no wrong one', async () => {
    await overpaid(30_000);
    await overpaid(20_000, '123456789/0100');
    expect((await over()).map(({ amount, payee_account }) => [amount, payee_account])).toEqual([
      [30_000, PAYER],
      [20_000, ''],
    ]);
  });

  test('is given back once when the batch is paid, and then nothing is over', async () => {
    const account = await overpaid(30_000);
    const { batch: made } = await created([item(account, 25_000)]);
    expect(made).toMatchObject({
      state: 'prepared',
      total: 25_000,
      paying_account: '2801387443/2010',
    });
    expect(await balances()).toEqual([-30_000]);
    const done = await paid(made.refund_batch_id, made.version);
    expect(done.result).toMatchObject({ state: 'paid', paid_on: '2026-04-20' });
    expect(await balances()).toEqual([-5000]);
    const [out] = await payments();
    expect(out).toMatchObject({ amount: -25_000, payer_account: PAYER, unassigned: 0 });
    expect(done.result.items[0]?.ledger_payment_id).toBe(out?.ledger_payment_id);
    expect((await paid(made.refund_batch_id)).status).toBe(409);
    expect(await over()).toMatchObject([{ amount: 5000, refund_batch_id: null }]);
  });

  test('two people who mark the batch paid at once book it once', async () => {
    const { batch: made } = await created([item(await overpaid(30_000), 30_000)]);
    const both = await Promise.all([1, 2].map(() => paid(made.refund_batch_id, made.version)));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(await payments()).toHaveLength(1);
    expect(await balances()).toEqual([0]);
  });

  test('of which a batch is being prepared is in no other one, whoever is faster', async () => {
    const account = await overpaid(30_000);
    const both = await Promise.all([1, 2].map(() => create([item(account, 30_000)])));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    const [row] = await over();
    const id = row?.refund_batch_id ?? 0;
    const cancelled = await at.world.call(cancelRefund, {
      token: token(),
      params: ofBatch(id),
      body: {},
    });
    expect(cancelled.result.state).toBe('cancelled');
    expect((await create([item(account, 30_000)])).status).toBe(200);
  });

  test('that is just being marked paid is not given back once more', async () => {
    const account = await overpaid(30_000);
    const { batch: made } = await created([item(account, 30_000)]);
    const { portal } = at.world;
    let second: ReturnType<typeof create> | undefined;
    await portal.database.transaction(async (db) => {
      await setTenant(db, clientOfTask(at.unit.client_id));
      const called = { unit: unitOfTask(at.unit), db, portal };
      const body = { paid_on: '2026-04-20', version: made.version };
      await markPaid({ ...called, params: ofBatch(made.refund_batch_id), body } as Paying);
      second = create([item(account, 30_000)]);
      await pause(A_WHILE_MS);
    });
    expect((await second)?.status).toBe(409);
    expect(await balances()).toEqual([0]);
    expect(await over()).toEqual([]);
  });

  test('is offered to no account whose payment was taken back', async () => {
    const account = await overpaid(30_000);
    const [former] = await payments('2026-01-01');
    const params = { ...ofUnit(), ledger_payment_id: former?.ledger_payment_id ?? 0 };
    await at.world.call(reversePayment, {
      token: token(),
      params,
      body: { received_on: '2026-04-20', note: 'Cizí peníze' },
    });
    expect(await over()).toEqual([]);
    const cash = { received_on: '2026-04-20', amount: 500, way: 'cash' as const };
    const parts = [{ ledger_account_id: account, amount: 500 }];
    const body = { ...cash, parts };
    await at.world.call(createPayment, { token: token(), params: ofUnit(), body });
    expect(await over()).toMatchObject([{ amount: 500, payee_account: '', payee_name: '' }]);
  });

  test('is given back only up to what is over, to an account with right check digits, on a day to come', async () => {
    const account = await overpaid(30_000);
    expect((await create([item(account, 30_001)])).status).toBe(409);
    expect((await create([item(account, 100, '123456789/0100')])).status).toBe(400);
    expect((await create([item(account, 100)], { due_on: '2026-04-19' })).status).toBe(400);
    expect((await create([item(account, 100)], { due_on: '2027-04-21' })).status).toBe(400);
    expect((await create([item(account, 100), item(account, 100)])).status).toBe(400);
    expect((await create([item(account, 100)], { bank_account_id: 999_999 })).status).toBe(404);
    expect(await over()).toMatchObject([{ refund_batch_id: null }]);
  });
});

describe('the file of a batch', () => {
  const file = (id: number, format: 'abo' | 'pain') =>
    at.world.call(downloadRefund, { token: token(), params: ofBatch(id), body: { format } });

  test('is the same each time and says that it was downloaded; of a paid one there is none', async () => {
    const { batch: made } = await created([item(await overpaid(30_000), 30_000)]);
    const id = made.refund_batch_id;
    const first = await file(id, 'abo');
    expect(first.result.batch.state).toBe('downloaded');
    const lines = Buffer.from(first.result.content_base64, 'base64')
      .toString('latin1')
      .split('\r\n');
    expect(lines[2]).toBe('2 000000-2801387443 000000000030000 300426');
    expect(lines[3]).toContain('000019-2000145399 000000000030000 0000000012 08000308');
    expect((await file(id, 'abo')).result.content_base64).toBe(first.result.content_base64);
    expect((await file(id, 'pain')).result.file_name).toMatch(/\.xml$/u);
    await paid(id);
    expect((await file(id, 'abo')).status).toBe(409);
    const told = await at.world.call(readRefund, { token: token(), params: ofBatch(id) });
    expect(told.result.state).toBe('paid');
  });
});

test('the sum of a batch is the sum of its items, on its list, in its file and in the ledger', async () => {
  const accounts: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) accounts.push(await overpaid(10_000_000));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 4 }),
      async (amounts) => {
        const sum = amounts.reduce((so, one) => so + one, 0);
        const before = (await balances()).reduce((so, one) => so + one, 0);
        const { batch: made } = await created(amounts.map((one, n) => item(accounts[n] ?? 0, one)));
        const id = made.refund_batch_id;
        const listed = await at.world.call(listRefunds, { token: token(), params: ofUnit() });
        expect(listed.result.values[0]).toMatchObject({ total: sum, items_count: amounts.length });
        const { result } = await at.world.call(downloadRefund, {
          token: token(),
          params: ofBatch(id),
          body: { format: 'abo' },
        });
        const lines = Buffer.from(result.content_base64, 'base64').toString('latin1').split('\r\n');
        const ofItems = lines.slice(3, -3).map((line) => Number(line.split(' ')[1]));
        expect(Number(lines[2]?.split(' ')[2])).toBe(sum);
        expect(ofItems).toEqual(amounts);
        await paid(id);
        const after = (await balances()).reduce((so, one) => so + one, 0);
        expect(after - before).toBe(sum);
      },
    ),
    { numRuns: 12 },
  );
});
