import { describe, expect, test } from 'vitest';
import { updateBankMovement } from '#contract/money/bank-movements.ts';
import {
  chooseReversed,
  listReversals,
  takeBackReversal,
  type BankReversal,
} from '#contract/money/bank-reversals.ts';
import { deleteBankStatement } from '#contract/money/bank-statements.ts';
import { closeMonth } from '#contract/money/months.ts';
import { createPayment, reversePayment } from '#contract/money/payments.ts';
import { matchingScene } from '#tests/matching-scene.ts';

const scene = matchingScene();
const { at, call, account, statement, statements, movements, payments } = scene;

const PAYER = '19-2000145399/0800';
const came = { vs: '12', account: PAYER, name: 'Novák Jan' };
const undone = { ...came, amount: -345_000, code: '5', day: '2025-01-15' };

const waiting = async () => (await at.world.call(listReversals, call())).result.values;
const only = async (): Promise<BankReversal> => {
  const [one, ...others] = await waiting();
  if (one === undefined || others.length > 0) throw new Error('Not one reversal waits.');
  return one;
};
const choose = ({ movement: { bank_movement_id, version } }: BankReversal, id = 0) =>
  at.world.call(chooseReversed, {
    ...call({ bank_movement_id }),
    body: { version, ledger_payment_id: id },
  });
const back = (bank_movement_id: number, version?: number) =>
  at.world.call(takeBackReversal, { ...call({ bank_movement_id }), body: { version } });
const paid = async (as_of?: string) => (await scene.accounts(as_of)).map((one) => one.paid);
const amounts = async () =>
  (await payments()).map(({ amount }) => amount).toSorted((a, b) => a - b);

/** Two payments that are alike, both of the one flat, and a reversal that fits both. */
async function doubled() {
  await account();
  await scene.flat('12', 345_000);
  await scene.claim();
  await statement([came, { ...came, day: '2025-01-12' }, undone]);
}

describe('a reversal that fits more payments than one', () => {
  test('waits with them, the most alike and the newest first', async () => {
    await account();
    await scene.flat('12', 345_000);
    await scene.claim();
    const cash = { received_on: '2025-01-11', amount: 345_000, way: 'cash', variable_symbol: '12' };
    await at.world.call(createPayment, { ...call(), body: cash });
    await statement([
      { ...came, day: '2025-01-05' },
      { ...came, day: '2025-01-06', vs: '99' },
      { ...came, day: '2025-01-07', account: '2801387443/2010' },
      { ...came, day: '2025-01-08', vs: '99', account: '2801387443/2010' },
      { ...came, day: '2025-01-09' },
      { ...came, day: '2025-01-16' },
      { ...came, amount: 7 },
      undone,
    ]);
    const { movement, candidates } = await only();
    expect(movement).toMatchObject({ amount: -345_000, is_reversal: true });
    expect(
      candidates.map((one) => [one.received_on, one.is_same_account, one.is_same_symbol]),
    ).toEqual([
      ['2025-01-09', true, true],
      ['2025-01-05', true, true],
      ['2025-01-07', false, true],
      ['2025-01-06', true, false],
      ['2025-01-08', false, false],
    ]);
    expect(candidates[0]).toMatchObject({
      payer_name: 'Novák Jan',
      payer_account: PAYER,
      variable_symbol: '12',
      names: expect.stringMatching(/./) as string,
    });
    expect(candidates[3]?.names).toBe('');
  });

  test('undoes the chosen one, takes back what it paid, and says so', async () => {
    await doubled();
    const reversal = await only();
    const [, older] = reversal.candidates;
    expect(await paid()).toEqual([690_000]);
    const { result } = await choose(reversal, older?.ledger_payment_id);
    expect(result).toMatchObject({ unassigned: 0, state: 'waiting' });
    expect(result.ledger_payment_id).not.toBeNull();
    expect(await paid()).toEqual([345_000]);
    expect(await waiting()).toEqual([]);
    expect((await payments()).find(({ amount }) => amount < 0)).toMatchObject({
      received_on: '2025-01-15',
      note: 'Storno banky, platbu vybral člověk',
      is_reversed: true,
      bank_movement_id: reversal.movement.bank_movement_id,
    });
    expect((await payments()).find((one) => one.is_reversed && one.amount > 0)).toMatchObject({
      ledger_payment_id: older?.ledger_payment_id,
    });
  });

  test('is taken back with its trace kept, and may undo the other one then', async () => {
    await doubled();
    const reversal = await only();
    const [newer, older] = reversal.candidates;
    const { result } = await choose(reversal, older?.ledger_payment_id);
    const again = await back(result.bank_movement_id, result.version);
    expect(again.result).toMatchObject({ ledger_payment_id: null, state: 'waiting' });
    // Booked, undone and booked anew: every day says what stood then.
    expect(await amounts()).toEqual([-345_000, 345_000, 345_000, 345_000]);
    expect(await paid('2025-01-13')).toEqual([690_000]);
    expect(await paid('2025-01-15')).toEqual([690_000]);
    const { candidates, ...other } = await only();
    expect(candidates).toHaveLength(2);
    await choose({ candidates, ...other }, newer?.ledger_payment_id);
    expect(await paid()).toEqual([345_000]);
    expect((await back(result.bank_movement_id, result.version)).status).toBe(409);
  });

  test('of two people who decide one is told that it is decided', async () => {
    await doubled();
    const reversal = await only();
    const ids = reversal.candidates.map((one) => one.ledger_payment_id);
    const both = await Promise.all(ids.map((id) => choose(reversal, id)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await paid()).toEqual([345_000]);
  });

  test('undoes nothing that another one has undone, that is another amount, newer or foreign', async () => {
    await doubled();
    await statement(
      [
        { ...came, day: '2025-02-01' },
        { vs: '1', amount: 7, day: '2025-01-02' },
      ],
      '2',
    );
    const reversal = await only();
    const [first] = reversal.candidates;
    const all = await payments();
    const later = all.find((one) => one.received_on === '2025-02-01');
    const small = all.find((one) => one.amount === 7);
    for (const id of [later?.ledger_payment_id, small?.ledger_payment_id])
      expect((await choose(reversal, id)).status).toBe(409);
    expect((await choose(reversal, 999_999)).status).toBe(404);
    await at.world.call(reversePayment, {
      ...call({ ledger_payment_id: first?.ledger_payment_id }),
      body: { received_on: '2025-01-14', note: 'Omyl' },
    });
    expect((await choose(reversal, first?.ledger_payment_id)).status).toBe(409);
    expect(await paid()).toEqual([690_000]);
  });
});

describe('a reversal', () => {
  test('that was certain is taken back too, and no later statement decides it anew', async () => {
    await account();
    await scene.flat('12', 345_000);
    await scene.claim();
    await statement([came, undone]);
    const [booked] = (await movements()).values.filter((one) => one.is_reversal);
    expect(booked?.ledger_payment_id).not.toBeNull();
    await back(booked?.bank_movement_id ?? 0, booked?.version);
    await statement([{ vs: '5', amount: 1 }], '2');
    expect((await only()).movement).toMatchObject({ ledger_payment_id: null });
    expect(await paid()).toEqual([345_000]);
  });

  test('left for later stands last', async () => {
    await account();
    await statement([undone, { ...undone, vs: '13', day: '2025-01-16' }]);
    const [first] = await waiting();
    await at.world.call(updateBankMovement, {
      ...call({ bank_movement_id: first?.movement.bank_movement_id }),
      body: { state: 'parked' },
    });
    expect((await waiting()).map(({ movement }) => movement.variable_symbol)).toEqual(['13', '12']);
  });

  test('undoes a payment of a closed month by an entry of the open one', async () => {
    await doubled();
    const admin = await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true });
    const params = { unit_id: at.unit.unit_id, month: '2025-01-01' };
    await at.world.call(closeMonth, { token: admin.token, params });
    const reversal = await only();
    await choose(reversal, reversal.candidates[0]?.ledger_payment_id);
    const opposite = (await payments()).find(({ amount }) => amount < 0);
    expect(opposite).toMatchObject({ is_closed: false, received_on: '2025-01-15' });
  });

  test('whose statement is dropped has never been, and what it undid is there since its day', async () => {
    await account();
    await scene.flat('12', 345_000);
    await scene.claim();
    await statement([came]);
    await statement([{ ...undone, day: '2025-02-05' }], '2');
    const id = (await statements())[0]?.bank_statement_id;
    await at.world.call(deleteBankStatement, call({ bank_statement_id: id }));
    expect(await paid('2025-01-31')).toEqual([345_000]);
    expect(await paid('2025-02-05')).toEqual([345_000]);
  });

  test('is of nobody else, and what is none is not decided', async () => {
    await doubled();
    const reversal = await only();
    const { far } = await at.neighbours();
    const params = { unit_id: far.unit_id, bank_movement_id: reversal.movement.bank_movement_id };
    const body = { ledger_payment_id: 1 };
    expect(
      (await at.world.call(chooseReversed, { token: at.user.token, params, body })).status,
    ).toBe(404);
    const plain = (await movements()).values.find((one) => !one.is_reversal);
    const id = plain?.bank_movement_id ?? 0;
    expect((await back(id)).status).toBe(409);
    const chosen = call({ bank_movement_id: id });
    expect((await at.world.call(chooseReversed, { ...chosen, body })).status).toBe(404);
    const [candidate] = reversal.candidates;
    const own = { ledger_payment_id: candidate?.ledger_payment_id ?? 0 };
    expect((await at.world.call(chooseReversed, { ...chosen, body: own })).status).toBe(409);
  });
});
