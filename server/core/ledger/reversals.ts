import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import {
  selectOfMovements,
  selectReversible,
  selectWholePayments,
  type WholePayment,
} from './bank-payments.sql.ts';
import { bookPayments } from './booking.ts';
import type { Movement } from './movement.ts';
import { oppositeOf, sameAgain } from './opposite.ts';
import { paymentTable } from './tables.sql.ts';

/** A bank undoes a payment within days; what is older may be another one that is alike. */
const REVERSED_WITHIN_DAYS = 31;

type Reversal = Pick<
  Movement,
  'bank_movement_id' | 'booked_on' | 'amount' | 'counter_account' | 'variable_symbol'
>;

async function undo(
  db: Db,
  unit: OwnedUnit,
  payment: WholePayment,
  { bank_movement_id, booked_on: received_on }: Reversal,
  note: string,
) {
  await bookPayments(db, unit, [oppositeOf(payment, { bank_movement_id, received_on, note })]);
}

/** Whether nothing of the payment went back to who paid it, nor is going to. */
const isWhole = ({ is_returning, returned }: WholePayment) => !is_returning && returned === 0;

/** Undoes the payment that the reversal fits, where just one does; whether it did. */
export async function reverseByMovement(
  db: Db,
  unit: OwnedUnit,
  reversal: Reversal,
): Promise<boolean> {
  const fitting = await selectReversible(db, unit, reversal, REVERSED_WITHIN_DAYS);
  if (fitting.length !== 1) return false;
  const [payment] = await selectWholePayments(db, unit, fitting);
  if (payment === undefined || !isWhole(payment)) return false;
  await undo(db, unit, payment, reversal, 'Storno banky');
  return true;
}

/** Whether the unit has the payment. */
export async function hasPayment(db: Db, unit: OwnedUnit, id: number): Promise<boolean> {
  return (await selectWholePayments(db, unit, [id])).length > 0;
}

/**
 * Undoes the payment that a person chose. Its amount is the opposite one, it came by a bank before the reversal,
 * and nothing else has undone it. Errors: `not-found`, `reversal-differs`, `payment-returned`.
 */
export async function reverseChosen(
  db: Db,
  unit: OwnedUnit,
  reversal: Reversal,
  id: number,
): Promise<void> {
  const [payment] = await selectWholePayments(db, unit, [id]);
  ensure(payment !== undefined, 'not-found');
  const { way, amount, received_on, opposite_of, is_reversed } = payment;
  const isStanding = opposite_of === null && !is_reversed;
  const isOf = way === 'bank' && amount === -reversal.amount && received_on <= reversal.booked_on;
  ensure(isStanding && isOf, 'reversal-differs');
  ensure(isWhole(payment), 'payment-returned');
  await undo(db, unit, payment, reversal, 'Storno banky, platbu vybral člověk');
}

/**
 * What the reversals had undone is there again: booked anew, of the movement that it is of, since the day on
 * which it was undone; until then the first one counts.
 */
export async function renew(
  db: Db,
  unit: OwnedUnit,
  reversals: readonly WholePayment[],
  note: string,
): Promise<void> {
  const since = new Map(reversals.map((one) => [one.opposite_of, one.received_on] as const));
  const ids = reversals.flatMap(({ opposite_of }) => opposite_of ?? []);
  const undone = await selectWholePayments(db, unit, ids);
  const columns = { bank_movement_id: null };
  await paymentTable.updateAll(
    db,
    unit,
    undone.map(({ ledger_payment_id: id }) => ({ id, columns })),
  );
  await bookPayments(
    db,
    unit,
    undone.map((payment) => {
      const received_on = since.get(payment.ledger_payment_id) ?? payment.received_on;
      return sameAgain(payment, { note, received_on }, payment.parts);
    }),
  );
}

/** Takes back what a reversal of a bank has done; it may undo another payment then. Errors: `reversal-waiting`. */
export async function takeBack(db: Db, unit: OwnedUnit, bank_movement_id: number): Promise<void> {
  const [reversal] = await selectOfMovements(db, unit, [bank_movement_id]);
  ensure(reversal !== undefined && reversal.opposite_of !== null, 'reversal-waiting');
  const columns = { bank_movement_id: null };
  await paymentTable.updateAll(db, unit, [{ id: reversal.ledger_payment_id, columns }]);
  await renew(db, unit, [reversal], 'Znovu po vzetí storna zpět');
}
