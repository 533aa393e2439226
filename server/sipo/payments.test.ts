import { describe, expect, test } from 'vitest';
import { createPayment, reversePayment } from '#contract/money/payments.ts';
import { getSipoPayments } from '#contract/sipo/payments.ts';
import { insertRow } from '#tests/builders.ts';
import { PERIOD, paid, postScene, refused } from '#tests/sipo-payments-scene.ts';
import { SIPO } from '#tests/sipo-scene.ts';

const scene = postScene();
const { sipo } = scene;
const { at } = sipo.space;
const { upload, preview, bookAs, book, payments, balances, claim, states, three } = scene;

describe('payments of the post', () => {
  test('are seen with person, space and account first, and become payments of the day of the post', async () => {
    const { alda, bara, cyril } = await three();
    await upload([paid(SIPO[0], '3450.00'), paid(SIPO[1], '3450.00', '16.02.2025')]);
    const seen = await preview();
    expect(seen).toMatchObject({
      new: { count: 2, amount: 690_000 },
      booked: { count: 0, amount: 0 },
      waiting_count: 0,
      rows: [
        { payer_name: 'Alda', amount: 345_000, paid_on: '2025-02-15', state: 'new', reason: null },
        { payer_name: 'Bára', amount: 345_000, paid_on: '2025-02-16', state: 'new', reason: null },
      ],
    });
    expect(seen.rows[0]?.parts).toMatchObject([{ names: 'Alda', amount: 345_000 }]);
    const { result } = await book();
    expect(result).toMatchObject({ new: { count: 0 }, booked: { count: 2, amount: 690_000 } });
    expect(await payments()).toMatchObject([
      { received_on: '2025-02-16', amount: 345_000, way: 'sipo', message: 'SIPO 2/2025' },
      { received_on: '2025-02-15', amount: 345_000, way: 'sipo', parts: [{ reason: 'sipo' }] },
    ]);
    expect(await balances()).toEqual({
      [alda]: [345_000, 0],
      [bara]: [345_000, 0],
      [cyril]: [0, 345_000],
    });
  });

  test('booked twice are booked once, by one person or by two at the same moment', async () => {
    await three();
    await upload([paid(SIPO[0], '3450.00'), paid(SIPO[1], '3450.00')]);
    const { seal } = await preview();
    const both = await Promise.all([bookAs(seal), bookAs(seal)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await bookAs(seal)).error.errorCode).toBe(68109409);
    expect((await book()).status).toBe(200);
    expect(await payments()).toHaveLength(2);
  });

  test('tell what a person wrote down in the same month, for it may be the same money', async () => {
    await three();
    await upload([paid(SIPO[0], '3450.00')]);
    expect((await preview()).written).toEqual({ count: 0, amount: 0 });
    const write = (received_on: string, way: 'sipo' | 'cash') =>
      at.world.call(createPayment, {
        ...sipo.call(),
        body: { received_on, way, amount: 345_000, parts: [] },
      });
    await write('2025-02-20', 'cash');
    await write('2025-01-31', 'sipo');
    await write('2025-03-01', 'sipo');
    const { result } = await write('2025-02-28', 'sipo');
    expect((await preview()).written).toEqual({ count: 1, amount: 345_000 });
    const back = { params: { ...sipo.call().params, ledger_payment_id: result.ledger_payment_id } };
    const body = { received_on: '2025-03-02', note: 'Dvakrát' };
    expect((await at.world.call(reversePayment, { ...sipo.call(), ...back, body })).status).toBe(
      200,
    );
    expect((await preview()).written).toEqual({ count: 0, amount: 0 });
    await book();
    expect((await preview()).written).toEqual({ count: 0, amount: 0 });
  });

  test('are booked all or none', async () => {
    await three();
    await upload([paid(SIPO[0], '3450.00'), paid(SIPO[1], '3449.00')]);
    const rule = 'alter table ledger_parts add constraint broken check (amount <> 344900)';
    await sipo.change(rule);
    try {
      expect((await book()).status).toBe(500);
    } finally {
      await sipo.change('alter table ledger_parts drop constraint broken');
    }
    expect(await payments()).toEqual([]);
    expect((await preview()).new).toEqual({ count: 2, amount: 689_900 });
    expect((await book()).result.booked).toEqual({ count: 2, amount: 689_900 });
  });

  test('that the post refused are not paid, are told with its letters, and leave the debt', async () => {
    const { alda, bara } = await three();
    await upload([refused(SIPO[1], 'D')]);
    await upload([paid(SIPO[0], '3450.00')]);
    expect(await states()).toEqual(['Alda new 345000', 'Bára refused 345000 D']);
    await book();
    expect(await payments()).toHaveLength(1);
    const all = await balances();
    expect([all[alda], all[bara]]).toEqual([
      [345_000, 0],
      [0, 345_000],
    ]);
  });

  test('refused after they were booked are undone; paid by a file read later they are booked again', async () => {
    const { alda, bara } = await three();
    await upload([paid(SIPO[0], '3450.00'), paid(SIPO[1], '3450.00')]);
    await book();
    await upload([refused(SIPO[1], 'J')]);
    expect(await preview()).toMatchObject({
      new: { count: 0, amount: 0 },
      reversing: { count: 1, amount: 345_000 },
      booked: { count: 1, amount: 345_000 },
    });
    await book();
    expect((await balances())[bara]).toEqual([0, 345_000]);
    expect(await states()).toEqual(['Alda booked 345000', 'Bára refused 345000 J']);
    await book();
    expect(await payments()).toHaveLength(3);
    // The whole file once more, with what is paid by now: only the difference is new.
    await upload([paid(SIPO[0], '3450.00'), paid(SIPO[1], '3450.00'), paid(SIPO[2], '3450.00')]);
    expect((await preview()).new).toEqual({ count: 2, amount: 690_000 });
    await book();
    const all = await balances();
    expect([all[alda], all[bara]]).toEqual([
      [345_000, 0],
      [345_000, 0],
    ]);
  });

  test('of a refused change stand when they are what the post had before', async () => {
    await sipo.settings({ change_indication: 'changes' });
    const alda = await sipo.payer('Alda', { sipo: SIPO[0] });
    await sipo.handOver();
    at.world.setNow('2025-03-20T11:00:00Z');
    await claim();
    await sipo.change(
      `update sipo_lines set change = 'changed', former_amount = 300000 where unit_id = $1`,
      at.unit.unit_id,
    );
    await upload([paid(SIPO[0], '3000.00')]);
    await upload([refused(SIPO[0], 'H')]);
    await book();
    expect(await balances()).toEqual({ [`Alda ${alda.pasport_id}`]: [300_000, 45_000] });
  });

  test('in two files of the period are booked once, two alike of one file twice', async () => {
    const { alda } = await three();
    await upload([paid(SIPO[0], '1725.00'), paid(SIPO[0], '1725.00')]);
    await upload([paid(SIPO[0], '1725.00')]);
    expect(await states()).toEqual(['Alda new 172500', 'Alda new 172500', 'Alda repeated 172500']);
    await book();
    expect((await balances())[alda]).toEqual([345_000, 0]);
  });

  test('of nobody in the hand-over wait for a person with the reason', async () => {
    await three();
    await upload([paid(SIPO[3], '100.00')]);
    const seen = await preview();
    expect(seen.waiting_count).toBe(1);
    expect(seen.rows[0]).toMatchObject({ reason: 'unknown', parts: [] });
    await book();
    expect(await payments()).toMatchObject([
      { amount: 10_000, unassigned: 10_000, note: `Spojovací číslo ${SIPO[3]} v předání není` },
    ]);
  });

  test('of a space without an account wait until its month is claimed', async () => {
    await sipo.settings();
    await sipo.payer('Alda', { sipo: SIPO[0] });
    await sipo.handOver();
    at.world.setNow('2025-03-20T11:00:00Z');
    await upload([paid(SIPO[0], '3450.00')]);
    expect((await preview()).rows[0]).toMatchObject({ reason: 'no-account', parts: [] });
    await claim();
    expect((await preview()).rows[0]).toMatchObject({ reason: null, parts: [{ amount: 345_000 }] });
  });

  test('of another unit are none of this one', async () => {
    await three();
    await upload([paid(SIPO[0], '3450.00')]);
    const { near, far } = await at.neighbours();
    const ask = (unit_id: number) =>
      at.world.call(getSipoPayments, {
        token: at.user.token,
        params: { unit_id },
        query: { period: PERIOD },
      });
    expect((await ask(near.unit_id)).result.rows).toEqual([]);
    expect((await ask(far.unit_id)).status).toBe(404);
  });
});

describe('a payer of two spaces in one line', () => {
  /** Advances of 1 234,55 Kč and 2 345,25 Kč: 3 579,80 Kč, handed over as 3 580 Kč. */
  async function two() {
    await sipo.settings({ heller_rule: 'nearest' });
    const alda = await sipo.payer('Alda', { sipo: SIPO[0], advances: [123_455] });
    const { pasport_id } = await sipo.space.flat({});
    const row = await insertRow(at.world.db, 'pasport_tenants', {
      ...at.unit,
      pasport_id,
      address_id: alda.address_id,
      valid_from: '2020-01-01',
    });
    const pasport_tenant_id = Number(row['pasport_tenant_id']);
    await sipo.advance({ ...alda, pasport_id, pasport_tenant_id }, 234_525);
    await sipo.handOver();
    at.world.setNow('2025-03-20T11:00:00Z');
    await claim();
    return [`Alda ${alda.pasport_id}`, `Alda ${pasport_id}`] as const;
  }

  test('pays each of them its advances, and the larger one what rounding made', async () => {
    const [small, large] = await two();
    await upload([paid(SIPO[0], '3580.00')]);
    await book();
    // 2 345,25 + 0,20
    expect(await balances()).toEqual({ [small]: [123_455, 0], [large]: [234_545, -20] });
  });

  test('waits for a person when the amount is another one', async () => {
    const [small, large] = await two();
    await upload([paid(SIPO[0], '3000.00')]);
    expect((await preview()).rows[0]).toMatchObject({ reason: 'unsure', parts: [] });
    await book();
    expect(await balances()).toEqual({ [small]: [0, 123_455], [large]: [0, 234_525] });
  });

  test('an amount with hellers is booked to the heller', async () => {
    const [small, large] = await two();
    await upload([paid(SIPO[0], '3579.80')]);
    await book();
    expect(await balances()).toEqual({ [small]: [123_455, 0], [large]: [234_525, 0] });
  });
});
