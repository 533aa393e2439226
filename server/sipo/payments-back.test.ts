import { describe, expect, test } from 'vitest';
import { browseAccounts } from '#contract/money/accounts.ts';
import { assignPayment, reversePayment } from '#contract/money/payments.ts';
import { deleteSipoAnswer } from '#contract/sipo/answers.ts';
import { paid, postScene } from '#tests/sipo-payments-scene.ts';
import { SIPO } from '#tests/sipo-scene.ts';

const scene = postScene();
const { sipo } = scene;
const { at } = sipo.space;
const { upload, preview, book, takeBack, payments, balances, closeFebruary, states, three } = scene;

describe('taking back', () => {
  test('gives back all that was booked, and the file may be booked once more', async () => {
    const { alda } = await three();
    const sipo_answer_id = await upload([paid(SIPO[0], '3450.00'), paid(SIPO[1], '3450.00')]);
    await book();
    const remove = () => at.world.call(deleteSipoAnswer, sipo.call({ sipo_answer_id }));
    expect((await remove()).error.errorCode).toBe(68110409);
    expect((await takeBack()).result).toMatchObject({ new: { count: 2 }, booked: { count: 0 } });
    expect((await balances())[alda]).toEqual([0, 345_000]);
    await book();
    expect((await balances())[alda]).toEqual([345_000, 0]);
    // Each of two was booked, taken back, and booked anew.
    expect((await payments()).reduce((sum, { amount }) => sum + amount, 0)).toBe(690_000);
    expect(await payments()).toHaveLength(6);
    await takeBack();
    expect((await remove()).result).toEqual({ deleted: true });
  });

  test('what a closed month contains goes back by an opposite entry of the first open month, with a reason', async () => {
    const { alda, bara } = await three();
    await upload([paid(SIPO[0], '3450.00')]);
    await book();
    await closeFebruary();
    expect((await preview()).closed_count).toBe(1);
    const without = await takeBack();
    expect(without.status).toBe(409);
    expect((await balances())[alda]).toEqual([345_000, 0]);
    expect((await takeBack('Soubor byl cizí')).status).toBe(200);
    const { rows } = await at.world.db.owner.query<object>(
      `select amount, note, to_char(booked_in, 'YYYY-MM-DD') as booked_in from ledger_payments
        where unit_id = $1 order by ledger_payment_id`,
      [at.unit.unit_id],
    );
    expect(rows).toEqual([
      { amount: 345_000, note: '', booked_in: '2025-02-01' },
      { amount: -345_000, note: 'Soubor byl cizí', booked_in: '2025-03-01' },
    ]);
    // What comes for a closed month is booked into the first open one as well, with its true day.
    await upload([paid(SIPO[1], '3450.00')]);
    await book();
    expect((await payments())[0]).toMatchObject({ received_on: '2025-02-15' });
    expect((await balances())[bara]).toEqual([345_000, 0]);
  });

  test('leaves what a person has put right as he left it, and never books it by itself again', async () => {
    const { alda } = await three();
    await upload([paid(SIPO[0], '3450.00')]);
    await book();
    const [only] = await payments();
    await at.world.call(reversePayment, {
      ...sipo.call({ ledger_payment_id: only?.ledger_payment_id }),
      body: { received_on: '2025-03-01', note: 'Omyl' },
    });
    expect(await states()).toEqual(['Alda undone 345000']);
    await book();
    await takeBack();
    expect((await balances())[alda]).toEqual([0, 345_000]);
    expect(await payments()).toHaveLength(2);
  });

  test('finds a payment of a closed month that a person divided anew', async () => {
    const { alda, bara } = await three();
    await upload([paid(SIPO[0], '3450.00')]);
    await book();
    await closeFebruary();
    const { result } = await at.world.call(browseAccounts, { ...sipo.call(), query: {} });
    const other = result.values.find(({ names }) => names === 'Bára')?.ledger_account_id ?? 0;
    const [only] = await payments();
    await at.world.call(assignPayment, {
      ...sipo.call({ ledger_payment_id: only?.ledger_payment_id }),
      body: {
        version: only?.version ?? 0,
        parts: [{ ledger_account_id: other, amount: 345_000 }],
        opposite_note: 'Platil za sousedku',
      },
    });
    expect((await balances())[bara]).toEqual([345_000, 0]);
    expect(await states()).toEqual(['Alda booked 345000']);
    await takeBack('Cizí soubor');
    const all = await balances();
    expect([all[alda], all[bara]]).toEqual([
      [0, 345_000],
      [0, 345_000],
    ]);
  });
});
