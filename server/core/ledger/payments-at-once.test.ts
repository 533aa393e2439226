import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, unitOfTask } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { matchingScene } from '#tests/matching-scene.ts';
import { selectOfMovements } from './bank-payments.sql.ts';
import { takeBackMovements } from './bank-payments.ts';
import { bookParts, bookPayment } from './booking.ts';
import { selectPaymentsForUpdate } from './payments.sql.ts';
import { recogniseWaiting } from './recognition.ts';
import { paymentTable } from './tables.sql.ts';

// A payment that one person assigns or takes back, while another one does something of many payments.
const scene = matchingScene();
const { at } = scene;

/** Long enough for whoever does not wait to get through. */
const A_WHILE_MS = 400;

const unit = () => unitOfTask(at.unit);
const committed = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
  at.world.portal.database.transaction(async (db) => {
    await setTenant(db, clientOfTask(at.unit.client_id));
    return work(db);
  });

/** The other begins before the first one's work is committed, and ends after it. */
async function meanwhile<T>(first: (db: Db) => Promise<unknown>, second: (db: Db) => Promise<T>) {
  let other: Promise<T> | undefined;
  await committed(async (db) => {
    await first(db);
    other = committed(second);
    await pause(A_WHILE_MS);
  });
  return other as Promise<T>;
}

const accountIdOf = async (symbol: string) =>
  (await scene.accounts()).find(({ variable_symbol }) => variable_symbol === symbol)
    ?.ledger_account_id ?? 0;

/** As a person who gives the payment to an account does. */
const assigning =
  (ledger_payment_id: number, ledger_account_id: number, amount: number) => async (db: Db) => {
    await selectPaymentsForUpdate(db, unit(), [ledger_payment_id]);
    await bookParts(db, unit(), [
      { id: ledger_payment_id, part: { ledger_account_id, amount, reason: 'hand' } },
    ]);
    const columns = { is_parked: false };
    await paymentTable.updateOne(db, unit(), { id: ledger_payment_id, columns });
  };

/** A payment of the symbol 12 that waits, and the accounts of the symbols 12 and 13. */
async function waiting() {
  await scene.account();
  await scene.statement([{ vs: '12' }]);
  await scene.flat('12', 345_000);
  await scene.flat('13', 345_000);
  await scene.claim();
  const [payment] = await scene.payments();
  if (payment === undefined) throw new Error('Nothing came.');
  return { payment, other: await accountIdOf('13') };
}

test('a payment that somebody has just assigned is not recognised once more', async () => {
  const { payment, other } = await waiting();
  const { ledger_payment_id, amount } = payment;
  await meanwhile(assigning(ledger_payment_id, other, amount), (db) =>
    recogniseWaiting(db, unit()),
  );
  const [after] = await scene.payments();
  expect(after).toMatchObject({ unassigned: 0, parts: [{ ledger_account_id: other, amount }] });
});

test('what a dropped statement takes back is what somebody has just assigned', async () => {
  const { payment, other } = await waiting();
  const { ledger_payment_id, amount, bank_movement_id } = payment;
  await meanwhile(assigning(ledger_payment_id, other, amount), (db) =>
    takeBackMovements(db, unit(), [bank_movement_id ?? 0]),
  );
  const account = (await scene.accounts()).find((one) => one.ledger_account_id === other);
  expect(account).toMatchObject({ claimed: 345_000, paid: 0 });
});

test('a payment that somebody has just put right is not put right once more', async () => {
  const { payment } = await waiting();
  const { ledger_payment_id, amount, received_on, way, bank_movement_id } = payment;
  const reversing = async (db: Db) => {
    await selectPaymentsForUpdate(db, unit(), [ledger_payment_id]);
    const opposite = { received_on, way, amount: -amount, opposite_of: ledger_payment_id };
    await bookPayment(db, unit(), opposite, []);
  };
  const seen = await meanwhile(reversing, (db) =>
    selectOfMovements(db, unit(), [bank_movement_id ?? 0]),
  );
  expect(seen).toMatchObject([{ is_reversed: true }]);
});
