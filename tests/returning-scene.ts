import { beforeEach } from 'vitest';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { cancelRefund, createRefund, payRefund } from '#contract/money/refunds.ts';
import { insertRow } from './builders.ts';
import { matchingScene } from './matching-scene.ts';

/** From which account the stranger pays. */
export const STRANGER = '19-2000145399/0800';

/** What is done with batches. */
function batchCalls({ at, call }: ReturnType<typeof matchingScene>, paying: () => number) {
  const give = (ledger_payment_id: number, amount: number, body: object = {}) =>
    at.world.call(createRefund, {
      ...call(),
      body: {
        bank_account_id: paying(),
        due_on: '2025-02-28',
        message: 'Vrácení platby',
        payments: [{ ledger_payment_id, amount }],
        ...body,
      },
    });
  const given = async (payment: LedgerPayment, amount = payment.unassigned) =>
    (await give(payment.ledger_payment_id, amount)).result.batch;
  const of = (refund_batch_id: number) => call({ refund_batch_id });
  const paid = (id: number, paid_on = '2025-02-20') =>
    at.world.call(payRefund, { ...of(id), body: { paid_on } });
  const cancelled = (id: number) => at.world.call(cancelRefund, { ...of(id), body: {} });
  return { give, given, of, paid, cancelled };
}

/** A unit with an account to pay from, and money that belongs to nobody, given back to who paid it. */
export function returningScene() {
  const scene = matchingScene();
  const { at } = scene;
  let paying: number;
  beforeEach(async () => {
    at.world.setNow('2025-02-20T10:00:00Z');
    await scene.account();
    const made = await insertRow(at.world.db, 'bank_accounts', {
      ...at.unit,
      name: 'Účet pro vracení',
      account_number: '2801387443',
      bank_code: '2010',
    });
    paying = Number(made['bank_account_id']);
  });

  /** A payment of 3 450 Kč by a stranger, of 10 January; nobody is known by it. */
  async function stranger(movement: object = { account: STRANGER, name: 'Cizí Plátce' }) {
    await scene.statement([movement]);
    const [payment] = await scene.payments();
    if (payment === undefined) throw new Error('Nothing came.');
    return payment;
  }

  /** The account of a flat that is to pay 3 450 Kč for January. */
  async function flatAccount(): Promise<number> {
    await scene.flat('12', 345_000);
    await scene.claim();
    return (await scene.accounts())[0]?.ledger_account_id ?? 0;
  }

  const batches = batchCalls(scene, () => paying);
  const one = async (id: number) =>
    (await scene.payments()).find(({ ledger_payment_id }) => ledger_payment_id === id);
  const owed = async (day: string) => (await scene.accounts(day)).map(({ balance }) => balance);
  /** What all payments are, and what of them belongs to nobody. */
  async function sums() {
    const all = await scene.payments();
    return [
      all.reduce((sum, { amount }) => sum + amount, 0),
      all.reduce((sum, { unassigned }) => sum + unassigned, 0),
    ];
  }
  return {
    ...scene,
    paying: () => paying,
    stranger,
    flatAccount,
    ...batches,
    one,
    owed,
    sums,
  };
}
