import { describe, expect, test } from 'vitest';
import { closeMonth } from '#contract/money/months.ts';
import { listLearnedPayers } from '#contract/money/payers.ts';
import { changePayments } from '#contract/money/payment-queue.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { matchingScene } from '#tests/matching-scene.ts';

const scene = matchingScene();
const { at, call, account, statement, payments, queue, assign } = scene;

const change = (some: readonly LedgerPayment[], fields: object) =>
  at.world.call(changePayments, {
    ...call(),
    body: {
      records: some.map(({ ledger_payment_id: id, version }) => ({ id, version })),
      fields,
    },
  });
const idOf = async (pasport_id: number) =>
  (await scene.accounts()).find((one) => one.pasport_id === pasport_id)?.ledger_account_id ?? 0;

/** Two accounts, and payments of which none says whose it is. */
async function waitingPayments(count: number, more: object = {}) {
  await account();
  const flats = [await scene.flat('1', 345_000), await scene.flat('2', 345_000)] as const;
  await scene.claim();
  await statement(Array.from({ length: count }, () => ({ amount: 1000, ...more })));
  const [mine, other] = [await idOf(flats[0].pasport_id), await idOf(flats[1].pasport_id)];
  return { mine, other, waiting: await payments() };
}
const closeJanuary = async () => {
  const { client_id, unit_id } = at.unit;
  const { token } = await at.world.makeUser({ client_id, is_client_admin: true });
  const params = { unit_id, month: '2025-01-01' };
  expect((await at.world.call(closeMonth, { token, params })).status).toBe(200);
};
const paidOf = async (id: number) =>
  (await scene.accounts()).find((one) => one.ledger_account_id === id)?.paid;

describe('payments picked together', () => {
  test('are given to one account, and what of them belongs to somebody already stays his', async () => {
    const { mine, other, waiting } = await waitingPayments(3);
    const [whole, ofOther, ofMine] = waiting;
    if (whole === undefined || ofOther === undefined || ofMine === undefined)
      throw new Error('Three have come.');
    await assign(ofOther, [{ ledger_account_id: other, amount: 400 }]);
    await assign(ofMine, [{ ledger_account_id: mine, amount: 300 }]);
    const reply = await change(await payments(), { ledger_account_id: mine });
    expect(reply.result).toEqual({ changed_count: 3 });
    const parts = (await payments()).map((one) =>
      one.parts.map(({ ledger_account_id, amount }) => [ledger_account_id, amount]),
    );
    expect(parts).toEqual([
      [[mine, 1000]],
      [
        [other, 400],
        [mine, 600],
      ],
      [[mine, 1000]],
    ]);
    expect(await queue()).toMatchObject({ count: 0 });
    expect([await paidOf(mine), await paidOf(other)]).toEqual([2600, 400]);
  });

  test('are not given to an account and left for later at once', async () => {
    const { mine, waiting } = await waitingPayments(1);
    const both = await change(waiting, { ledger_account_id: mine, is_parked: true });
    expect([both.status, both.error.fields]).toEqual([
      400,
      [{ field: 'is_parked', message: 'Platby se buď přiřadí, nebo odloží' }],
    ]);
    expect(await queue()).toMatchObject({ count: 1 });
  });

  test('all wait on when one of them belongs to somebody whole, which is named', async () => {
    const { mine, other, waiting } = await waitingPayments(2);
    const [one] = waiting;
    if (one === undefined) throw new Error('Two have come.');
    await assign(one, [{ ledger_account_id: other, amount: 1000 }]);
    const reply = await change(await payments(), { ledger_account_id: mine });
    const message = 'Platba už celá někomu patří.';
    expect([reply.status, reply.error.current]).toEqual([
      409,
      { records: [{ id: one.ledger_payment_id, field: 'ledger_account_id', message }] },
    ]);
    expect([await paidOf(mine), (await queue()).count]).toEqual([0, 1]);
  });

  test('are left for later and taken up again together', async () => {
    const { waiting } = await waitingPayments(2);
    await change(waiting, { is_parked: true });
    expect([(await queue()).count, (await queue({ parked: '1' })).count]).toEqual([0, 2]);
    await change(await payments(), { is_parked: false });
    expect([(await queue()).count, (await queue({ parked: '1' })).count]).toEqual([2, 0]);
  });

  test('are given to no account of another unit, and not left for later while they are assigned', async () => {
    const { mine, waiting } = await waitingPayments(1);
    expect((await change(waiting, { ledger_account_id: mine + 1_000_000 })).status).toBe(404);
    const both = await change(waiting, { ledger_account_id: mine, is_parked: true });
    expect(both.status).toBe(400);
    expect((await queue()).count).toBe(1);
  });

  test('all wait on when one was changed meanwhile or is named twice, and each such is named', async () => {
    const { mine, other, waiting } = await waitingPayments(3);
    const [changed, twice, plain] = waiting;
    if (changed === undefined || twice === undefined || plain === undefined)
      throw new Error('Three have come.');
    await assign(changed, [{ ledger_account_id: other, amount: 400 }]);
    const reply = await change([changed, twice, twice, plain], { ledger_account_id: mine });
    const message = 'Mezitím ho změnil někdo jiný.';
    const refused = [changed, twice].map((one) => one.ledger_payment_id).toSorted((a, b) => a - b);
    expect([reply.status, reply.error.current]).toEqual([
      409,
      { records: refused.map((id) => ({ id, field: '', message })) },
    ]);
    expect([await paidOf(mine), (await queue()).count]).toEqual([0, 3]);
  });

  test('of a closed month are given to an account that has nothing of them, and what others have stays', async () => {
    const { mine, other, waiting } = await waitingPayments(3);
    const [ofOther, ofMine] = waiting;
    if (ofOther === undefined || ofMine === undefined) throw new Error('Three have come.');
    await assign(ofOther, [{ ledger_account_id: other, amount: 400 }]);
    await assign(ofMine, [{ ledger_account_id: mine, amount: 300 }]);
    await closeJanuary();
    const all = await payments();
    // What it has of a payment is no other amount without an opposite entry, of which nobody has said why.
    const reply = await change(all, { ledger_account_id: mine });
    expect([reply.status, reply.error.current]).toMatchObject([
      409,
      { records: [{ id: ofMine.ledger_payment_id, field: '' }] },
    ]);
    expect([await paidOf(mine), await paidOf(other)]).toEqual([300, 400]);
    const free = all.filter((one) => one.ledger_payment_id !== ofMine.ledger_payment_id);
    expect((await change(free, { ledger_account_id: mine })).status).toBe(200);
    expect([await paidOf(mine), await paidOf(other)]).toEqual([1900, 400]);
  });

  test('teach from which account theirs is paid, and what was taught of it before is forgotten', async () => {
    const from = '19-2000145399/0800';
    const { mine, other, waiting } = await waitingPayments(3, { account: from });
    const learned = async () =>
      (await at.world.call(listLearnedPayers, call())).result.values.map((one) => [
        one.payer_account,
        one.ledger_account_id,
      ]);
    await change(waiting, { ledger_account_id: mine });
    expect(await learned()).toEqual([[waiting[0]?.payer_account, mine]]);
    for (const one of await payments()) await assign(one, []);
    expect(await learned()).toEqual([]);
    await change(await payments(), { ledger_account_id: other });
    expect(await learned()).toEqual([[waiting[0]?.payer_account, other]]);
  });

  test.each([['ledger_account_id'], ['is_parked']])(
    'are written by as many statements however many there are (%s)',
    async (field) => {
      const { mine, waiting } = await waitingPayments(12);
      let asked = 0;
      at.world.db.database.watchStatements({ slowerThan: -1, slow: () => (asked += 1) });
      const statementsOf = async (some: readonly LedgerPayment[]) => {
        asked = 0;
        const fields = field === 'is_parked' ? { is_parked: true } : { ledger_account_id: mine };
        expect((await change(some, fields)).status).toBe(200);
        return asked;
      };
      // The first call of a connection may ask more: statements are described once.
      await statementsOf(waiting.slice(0, 1));
      const few = await statementsOf(waiting.slice(1, 3));
      expect(await statementsOf(waiting.slice(3))).toBe(few);
    },
  );
});
