import { describe, expect, test } from 'vitest';
import { createBankAccount } from '#contract/money/bank-accounts.ts';
import { listBankMovements } from '#contract/money/bank-movements.ts';
import { acceptBankFile, deleteBankStatement } from '#contract/money/bank-statements.ts';
import { listReversals } from '#contract/money/bank-reversals.ts';
import { listQueue } from '#contract/money/payment-queue.ts';
import { assignPayment } from '#contract/money/payments.ts';
import { joinLump, listLumpPeriods, takeBackLump } from '#contract/money/sipo-lumps.ts';
import { PERIOD, paid, postScene } from '#tests/sipo-payments-scene.ts';
import { SIPO } from '#tests/sipo-scene.ts';
import { gpcFile, type MadeMovement } from '#tests/statement-files.ts';

const scene = postScene();
const { sipo, upload, book, takeBack, payments, balances, three } = scene;
const { at } = sipo.space;

const POST = { name: 'Česká pošta, s.p.', account: '19-2000145399/0800', day: '2025-02-20' };

const statement = async (movements: readonly Partial<MadeMovement>[]) => {
  const body = { name: 'Běžný', account_number: '1265098001', bank_code: '5500' };
  await at.world.call(createBankAccount, { ...sipo.call(), body });
  const text = gpcFile({
    from: '2025-02-01',
    to: '2025-02-28',
    movements: movements.map((one, id) => ({ id: `${id + 1}`, amount: 690_000, ...POST, ...one })),
  });
  const file = { file_name: 'a.gpc', content_base64: Buffer.from(text).toString('base64') };
  return at.world.call(acceptBankFile, { ...sipo.call(), body: file });
};
const movements = async (filter = 'all') =>
  (await at.world.call(listBankMovements, { ...sipo.call(), query: { filter } })).result;
const only = async () => {
  const [movement] = (await movements()).values;
  if (movement === undefined) throw new Error('No movement came.');
  return movement;
};
const periods = async () => (await at.world.call(listLumpPeriods, sipo.call())).result.values;
const queue = async () => (await at.world.call(listQueue, { ...sipo.call(), query: {} })).result;
const deed = (endpoint: typeof joinLump | typeof takeBackLump, body: object, id: number) =>
  at.world.call(endpoint as typeof joinLump, {
    ...sipo.call({ bank_movement_id: id }),
    body,
  });
const join = async (period = PERIOD) => {
  const { bank_movement_id, version } = await only();
  return deed(joinLump, { version, period }, bank_movement_id);
};
const part = async () => {
  const { bank_movement_id, version } = await only();
  return deed(takeBackLump, { version }, bank_movement_id);
};
/** What came and stands, all payments together. */
const sum = async () => (await payments()).reduce((all, { amount }) => all + amount, 0);

/** Two payers paid 3 450 Kč each by the post, as its file says. */
async function filed() {
  const names = await three();
  await upload([paid(SIPO[0], '3450.00'), paid(SIPO[1], '3450.00')]);
  return names;
}

describe('the lump payment of the post', () => {
  test('that makes what the files say is recognised, waits for nobody and moves no account', async () => {
    await filed();
    await book();
    const before = await balances();
    const { result } = await statement([{}]);
    expect(result).toMatchObject({ booked_count: 0 });
    expect(await only()).toMatchObject({ sipo_period: PERIOD, ledger_payment_id: null });
    expect((await movements()).counts).toMatchObject({ waiting: 0, assigned: 1 });
    expect((await movements()).unbooked_count).toBe(0);
    expect((await queue()).values).toEqual([]);
    expect(await balances()).toEqual(before);
    expect(await sum()).toBe(690_000);
    expect(await periods()).toMatchObject([{ period: PERIOD, paid: 690_000, came: 690_000 }]);
  });

  test('that came before the file was booked leaves the queue with it', async () => {
    await filed();
    await statement([{}]);
    expect((await queue()).values).toHaveLength(1);
    await book();
    expect(await only()).toMatchObject({ sipo_period: PERIOD, ledger_payment_id: null });
    expect((await queue()).values).toEqual([]);
    expect(await sum()).toBe(690_000);
  });

  test('of another amount waits, is joined by a person with the difference told, and back', async () => {
    await filed();
    await book();
    await statement([{ amount: 680_000 }]);
    expect(await only()).toMatchObject({ sipo_period: null, unassigned: 680_000 });
    expect((await join('2025-03')).status).toBe(400);
    expect((await join()).result).toMatchObject({ sipo_period: PERIOD });
    expect(await periods()).toMatchObject([{ paid: 690_000, came: 680_000, movements_count: 1 }]);
    expect(await sum()).toBe(690_000);
    expect((await join()).status).toBe(409);
    expect((await part()).result).toMatchObject({ sipo_period: null, unassigned: 680_000 });
    expect(await periods()).toMatchObject([{ came: 0 }]);
    expect((await part()).status).toBe(409);
  });

  test('by two people at once is joined once', async () => {
    await filed();
    await book();
    await statement([{ amount: 680_000 }]);
    const both = await Promise.all([join(), join()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await sum()).toBe(690_000);
  });

  test('in parts, one a file, is of the one period', async () => {
    await filed();
    await upload([paid(SIPO[2], '3450.00', '17.02.2025')]);
    await book();
    await statement([{}, { amount: 345_000 }]);
    expect((await movements()).values.map((one) => one.sipo_period)).toEqual([PERIOD, PERIOD]);
    expect(await periods()).toMatchObject([{ paid: 1_035_000, came: 1_035_000 }]);
  });

  test('that comes twice is recognised once', async () => {
    await filed();
    await book();
    await statement([{}, {}]);
    expect((await movements()).counts).toMatchObject({ waiting: 1, assigned: 1 });
  });

  test('is never taken out of what a person has sent, though it makes the sum of one file', async () => {
    await filed();
    await upload([paid(SIPO[2], '3450.00', '17.02.2025')]);
    await book();
    await statement([
      { amount: 345_000, name: 'Novák Jan' },
      { amount: 1_035_000, name: '' },
    ]);
    expect((await movements()).counts).toMatchObject({ waiting: 2, assigned: 0 });
    expect((await queue()).values).toHaveLength(2);
  });

  test('far from the day, or with no word of the post, is no certain one', async () => {
    await filed();
    await book();
    await statement([{ name: 'Novák Jan' }, { day: '2025-02-01' }]);
    expect((await movements()).counts.waiting).toBe(2);
  });

  test('waits again when what it stands for is taken back', async () => {
    await filed();
    await book();
    await statement([{}]);
    await takeBack();
    expect(await only()).toMatchObject({ sipo_period: null, unassigned: 690_000 });
    await book();
    expect(await only()).toMatchObject({ sipo_period: PERIOD });
    expect(await sum()).toBe(690_000);
  });

  test('that the bank has undone has not come', async () => {
    await filed();
    await book();
    await statement([{}, { amount: -690_000, code: '5', day: '2025-02-21' }]);
    expect(await periods()).toMatchObject([{ paid: 690_000, came: 0, movements_count: 2 }]);
    expect((await at.world.call(listReversals, sipo.call())).result.values).toEqual([]);
  });

  test('is not joined while its payment belongs to somebody', async () => {
    await filed();
    await book();
    await statement([{ amount: 680_000 }]);
    const [payment] = (await payments()).filter(({ amount }) => amount === 680_000);
    const account = (await payments()).flatMap(({ parts }) => parts)[0]?.ledger_account_id ?? 0;
    const { ledger_payment_id, version } = payment as NonNullable<typeof payment>;
    await at.world.call(assignPayment, {
      ...sipo.call({ ledger_payment_id }),
      body: { version, parts: [{ ledger_account_id: account, amount: 680_000 }] },
    });
    const { status, error } = await join();
    expect([status, error.errorCode]).toEqual([409, 69409409]);
  });

  test('goes with its statement', async () => {
    await filed();
    await book();
    await statement([{}]);
    const { bank_statement_id } = await only();
    await at.world.call(deleteBankStatement, sipo.call({ bank_statement_id }));
    expect(await periods()).toMatchObject([{ paid: 690_000, came: 0 }]);
    await statement([{}]);
    expect(await only()).toMatchObject({ sipo_period: PERIOD });
  });
});
