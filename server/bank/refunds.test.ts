import { beforeEach, describe, expect, test } from 'vitest';
import { browseAccounts } from '#contract/money/accounts.ts';
import { listBankMovements } from '#contract/money/bank-movements.ts';
import { acceptBankFile, deleteBankStatement } from '#contract/money/bank-statements.ts';
import { joinRefund, listOfferedRefunds, takeBackRefund } from '#contract/money/refund-meetings.ts';
import {
  cancelRefund,
  createRefund,
  downloadRefund,
  payRefund,
  readRefund,
} from '#contract/money/refunds.ts';
import { listPayments } from '#contract/money/payments.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { insertRow } from '#tests/builders.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { gpcFile, type MadeMovement } from '#tests/statement-files.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
const [ANNA, BORIS] = ['19-2000145399/0800', '2801387443/2010'];
const call = (params: object = {}) => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, ...params },
});

let bank_account_id: number;
beforeEach(async () => {
  at.world.setNow('2026-04-20T10:00:00Z');
  const made = await insertRow(at.world.db, 'bank_accounts', {
    ...at.unit,
    name: 'Běžný účet',
    account_number: '1265098001',
    bank_code: '5500',
  });
  bank_account_id = Number(made['bank_account_id']);
});

/** An account that is over by so much. */
async function overpaid(amount: number, variable_symbol: string): Promise<number> {
  const { db } = at.world;
  const house = (await addBuildingRow(db, at.unit)).pasport_id;
  const { pasport_id } = await addSpaceRow(db, at.unit, house, { variable_symbol });
  const address_id = await addAddressRow(db, at.unit);
  const made = await insertRow(db, 'ledger_accounts', {
    ...at.unit,
    pasport_id,
    party: String(address_id),
  });
  const of = { ...at.unit, ledger_account_id: Number(made['ledger_account_id']) };
  await insertRow(db, 'ledger_account_people', { ...of, place: 1, address_id });
  const { ledger_payment_id } = await insertRow(db, 'ledger_payments', {
    ...at.unit,
    amount,
    way: 'cash',
    received_on: '2026-03-10',
    booked_in: '2026-03-01',
  });
  await insertRow(db, 'ledger_parts', { ...of, ledger_payment_id, amount, reason: 'hand' });
  return of.ledger_account_id;
}

/** A batch that gives 250 Kč back to Anna (VS 12) and 400 Kč to Boris (VS 13). */
async function batch(): Promise<number> {
  const items = [
    { ledger_account_id: await overpaid(25_000, '12'), amount: 25_000, payee_account: ANNA },
    { ledger_account_id: await overpaid(40_000, '13'), amount: 40_000, payee_account: BORIS },
  ];
  const body = { bank_account_id, due_on: '2026-04-30', message: 'Přeplatek', items };
  const { result } = await at.world.call(createRefund, { ...call(), body });
  return result.batch.refund_batch_id;
}
const file = (refund_batch_id: number) =>
  at.world.call(downloadRefund, { ...call({ refund_batch_id }), body: { format: 'abo' } });
const paid = (refund_batch_id: number) =>
  at.world.call(payRefund, { ...call({ refund_batch_id }), body: { paid_on: '2026-04-20' } });
const read = async (refund_batch_id: number) =>
  (await at.world.call(readRefund, call({ refund_batch_id }))).result;
const sent = async (id: number) => (await read(id)).items.map(({ sent_on }) => sent_on);

const toAnna = { amount: -25_000, account: ANNA, name: 'Anna', vs: '12' };
const toBoris = { amount: -40_000, account: BORIS, name: 'Boris', vs: '13' };
let files = 0;
const statement = (...movements: readonly Partial<MadeMovement>[]) => {
  const text = gpcFile({
    number: String((files += 1)),
    from: '2026-04-01',
    to: '2026-04-30',
    opening: 1_000_000 + files,
    movements: movements.map((one, id) => ({
      id: `${files}${id + 1}`,
      day: '2026-04-30',
      amount: 0,
      ...one,
    })),
  });
  const body = { file_name: 'a.gpc', content_base64: Buffer.from(text).toString('base64') };
  return at.world.call(acceptBankFile, { ...call(), body });
};
const movements = async () =>
  (await at.world.call(listBankMovements, { ...call(), query: { filter: 'sent' } })).result.values;
const only = async () => {
  const [movement] = await movements();
  if (movement === undefined) throw new Error('Nothing was sent.');
  return movement;
};
const offered = async () => {
  const { bank_movement_id } = await only();
  return (await at.world.call(listOfferedRefunds, call({ bank_movement_id }))).result.values;
};
const join = async (refund_batch_id: number, refund_item_id: number | null) => {
  const { bank_movement_id, version } = await only();
  return at.world.call(joinRefund, {
    ...call({ bank_movement_id }),
    body: { version, refund_batch_id, refund_item_id },
  });
};
const back = async () => {
  const { bank_movement_id, version } = await only();
  return at.world.call(takeBackRefund, { ...call({ bank_movement_id }), body: { version } });
};
const books = async () => [
  (await at.world.call(browseAccounts, call())).result.values.map(({ balance }) => balance),
  (await at.world.call(listPayments, { ...call(), query: { from: '2026-01-01' } })).result.values
    .length,
];

describe('what a batch of refunds pays', () => {
  test('is met with the movements of the bank by amount, account and symbol, and books nothing', async () => {
    const id = await batch();
    await paid(id);
    const before = await books();
    await statement(toAnna, toBoris);
    expect(await sent(id)).toEqual(['2026-04-30', '2026-04-30']);
    expect(await read(id)).toMatchObject({ state: 'paid', sent_count: 2, sent_on: '2026-04-30' });
    expect((await movements()).map((one) => one.refund_batch_id)).toEqual([id, id]);
    expect(await books()).toEqual(before);
  });

  test('is met too where the statement comes before somebody says that the bank has paid', async () => {
    const id = await batch();
    await statement(toAnna);
    expect(await sent(id)).toEqual([null, null]);
    await file(id);
    expect(await read(id)).toMatchObject({ state: 'downloaded', sent_count: 1 });
    await paid(id);
    expect(await sent(id)).toEqual(['2026-04-30', null]);
  });

  test('is met once, though the same movement comes twice', async () => {
    const id = await batch();
    await paid(id);
    await statement(toAnna, toAnna);
    const met = (await movements()).filter((one) => one.refund_batch_id === id);
    expect([met.length, (await movements()).length]).toEqual([1, 2]);
    expect(await sent(id)).toEqual(['2026-04-30', null]);
  });

  test('is only offered where the symbol is another one, joined by a person, and taken back', async () => {
    const id = await batch();
    await paid(id);
    await statement({ ...toAnna, vs: '99' });
    expect(await sent(id)).toEqual([null, null]);
    const [order, ...others] = await offered();
    expect([order?.refund_batch_id, order?.amount, others]).toEqual([id, 25_000, []]);
    const joined = await join(id, order?.refund_item_id ?? 0);
    expect(joined.result).toMatchObject({ refund_batch_id: id });
    expect(await sent(id)).toEqual(['2026-04-30', null]);
    expect(await offered()).toEqual([]);
    expect((await join(id, order?.refund_item_id ?? 0)).error.errorCode).toBe(69411409);
    expect((await back()).result).toMatchObject({ refund_batch_id: null });
    expect(await sent(id)).toEqual([null, null]);
    expect((await back()).error.errorCode).toBe(69412409);
  });

  test('is offered nothing more once it pays an order, though another one is alike', async () => {
    const [id, other] = [await batch(), await batch()];
    await paid(id);
    await paid(other);
    await statement({ ...toAnna, vs: '99' });
    const alike = await offered();
    expect(alike.map((one) => one.refund_batch_id)).toEqual([id, other]);
    await join(id, alike[0]?.refund_item_id ?? 0);
    expect(await offered()).toEqual([]);
  });

  test('that was taken back is not met again by itself', async () => {
    const id = await batch();
    await paid(id);
    await statement(toAnna);
    await back();
    await statement({ ...toBoris, day: '2026-04-28' });
    expect(await sent(id)).toEqual([null, '2026-04-28']);
  });

  test('by two people at once is met once', async () => {
    const id = await batch();
    await paid(id);
    await statement({ ...toAnna, vs: '99' });
    const item = (await offered())[0]?.refund_item_id ?? 0;
    const both = await Promise.all([join(id, item), join(id, item)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('in one sum is offered as the whole batch, each of its orders is sent by it then', async () => {
    const id = await batch();
    await paid(id);
    await statement({ amount: -65_000 });
    expect((await offered()).map((one) => one.refund_item_id)).toEqual([null]);
    await join(id, null);
    expect(await sent(id)).toEqual(['2026-04-30', '2026-04-30']);
  });

  test('is no order of another movement, nor one that is not offered', async () => {
    const id = await batch();
    await paid(id);
    await statement({ amount: -31_000, account: ANNA, vs: '12' });
    expect(await offered()).toEqual([]);
    expect((await join(id, null)).error.errorCode).toBe(69411409);
  });

  test('cannot be given up once its money has left, until the movement is parted', async () => {
    const id = await batch();
    await file(id);
    await statement(toAnna);
    const cancelled = () =>
      at.world.call(cancelRefund, { ...call({ refund_batch_id: id }), body: {} });
    expect((await cancelled()).error.errorCode).toBe(69708409);
    await back();
    expect((await cancelled()).result).toMatchObject({ state: 'cancelled' });
  });

  test('waits for its movement again when the statement is dropped', async () => {
    const id = await batch();
    await paid(id);
    await statement(toAnna);
    const { bank_statement_id } = await only();
    await at.world.call(deleteBankStatement, call({ bank_statement_id }));
    expect(await sent(id)).toEqual([null, null]);
    await statement(toAnna);
    expect(await sent(id)).toEqual(['2026-04-30', null]);
  });
});
