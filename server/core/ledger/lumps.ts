import { certainLump, type LumpMovement } from '#contract/rules/sipo-lump.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectOfMovements, type WholePayment } from './bank-payments.sql.ts';
import { bookPayments } from './booking.ts';
import { selectLumpPeriods, selectReversedLumps } from './lumps.sql.ts';
import type { Movement } from './movement.ts';
import { oppositeOf } from './opposite.ts';
import { lumpTable, paymentTable } from './tables.sql.ts';
import { selectWaitingHeld } from './waiting.sql.ts';

/** The post is reversed within days, as other payments are. */
const REVERSED_WITHIN_DAYS = 31;

type Candidate = LumpMovement & { readonly bank_movement_id: number };

/** Joins those of the movements with periods of SIPO that are certainly theirs; returns them. */
export async function meetLumps(
  db: Db,
  unit: OwnedUnit,
  movements: readonly Candidate[],
): Promise<ReadonlySet<number>> {
  if (movements.length === 0) return new Set();
  let periods = await selectLumpPeriods(db, unit);
  const met: { bank_movement_id: number; period: string }[] = [];
  for (const movement of movements) {
    const found = certainLump(movement, periods);
    if (found === undefined) continue;
    const { period } = found;
    met.push({ bank_movement_id: movement.bank_movement_id, period });
    // What one of them has brought does not come by another one.
    periods = periods.map((one) =>
      one === found ? { ...one, came: one.came + movement.amount } : one,
    );
  }
  await lumpTable.insert(db, unit, met);
  return new Set(met.map(({ bank_movement_id }) => bank_movement_id));
}

/** A reversal by which the money of the post went back is of the same period; whether it is. */
export async function meetReversal(db: Db, unit: OwnedUnit, reversal: Movement): Promise<boolean> {
  const [period, ...others] = await selectReversedLumps(db, unit, reversal, REVERSED_WITHIN_DAYS);
  if (period === undefined || others.length > 0) return false;
  const { bank_movement_id } = reversal;
  await lumpTable.insertOne(db, unit, { bank_movement_id, period });
  return true;
}

/** The movement is a payment no more: its opposite of the same day stands beside it, and it is of neither. */
async function unbook(db: Db, unit: OwnedUnit, payments: readonly WholePayment[]) {
  const columns = { bank_movement_id: null };
  await paymentTable.updateAll(
    db,
    unit,
    payments.map(({ ledger_payment_id: id }) => ({ id, columns })),
  );
  const note = 'Hromadná platba SIPO, platby plátců jsou zapsány ze souborů pošty';
  await bookPayments(
    db,
    unit,
    payments.map((payment) => oppositeOf(payment, { note })),
  );
}

/** Joins payments that wait, where they are certainly money of the post, and takes them out of the queue. */
export async function meetWaitingLumps(db: Db, unit: OwnedUnit): Promise<void> {
  const waiting = await selectWaitingHeld(db, unit);
  const movements = waiting.flatMap((payment) => {
    const { bank_movement_id, received_on, payer_name, amount, message, is_decided } = payment;
    if (bank_movement_id === null || is_decided) return [];
    return [
      { bank_movement_id, booked_on: received_on, counter_name: payer_name, amount, message },
    ];
  });
  const met = await meetLumps(db, unit, movements);
  await unbook(db, unit, await selectOfMovements(db, unit, [...met]));
}

/**
 * The movement is money of the post for the period, as a person says; a payment that waited of it waits no more.
 * Errors: `lump-assigned` where the payment belongs to somebody, goes back or was put right.
 */
export async function joinLump(
  db: Db,
  unit: OwnedUnit,
  { bank_movement_id, period }: { readonly bank_movement_id: number; readonly period: string },
): Promise<void> {
  const payments = await selectOfMovements(db, unit, [bank_movement_id]);
  const isWhole = payments.every(
    ({ parts, is_reversed, opposite_of, is_returning, returned }) =>
      parts.length === 0 && !is_reversed && opposite_of === null && !is_returning && returned === 0,
  );
  ensure(isWhole, 'lump-assigned');
  await unbook(db, unit, payments);
  await lumpTable.insertOne(db, unit, { bank_movement_id, period });
}
