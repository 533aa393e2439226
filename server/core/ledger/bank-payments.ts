import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import {
  selectOfMovements,
  selectReversible,
  selectWholePayments,
  type WholePayment,
} from './bank-payments.sql.ts';
import { bookPayments, type Booked } from './booking.ts';
import { certainParts } from './matching.ts';
import type { Movement } from './movement.ts';
import { paymentTable } from './tables.sql.ts';
import { linkWritten } from './written-payments.ts';

/** A bank undoes a payment within days; what is older may be another one that is alike. */
const REVERSED_WITHIN_DAYS = 31;

function paymentOf(movement: Movement) {
  const { booked_on, counter_account, counter_name, ...told } = movement;
  const { is_reversal: _isReversal, is_parked: _isParked, ...payment } = told;
  return {
    ...payment,
    received_on: booked_on,
    payer_account: counter_account,
    payer_name: counter_name,
    way: 'bank' as const,
    by_hand: false,
  };
}

/** The opposite of a payment: takes from its accounts what it gave them. */
function oppositeOf(payment: WholePayment, own: Partial<Booked['payment']>): Booked {
  const { ledger_payment_id, is_reversed: _reversed, is_closed: _closed, parts, ...told } = payment;
  return {
    payment: {
      ...told,
      amount: -payment.amount,
      opposite_of: ledger_payment_id,
      bank_movement_id: null,
      ...own,
    },
    parts: parts.map((part) => ({ ...part, amount: -part.amount })),
  };
}

/** What was done with movements. */
export interface BookedMovements {
  readonly booked_count: number;
  /** Of them, how many belong to accounts already. */
  readonly assigned_count: number;
  /** How many were payments before: somebody had written them down. */
  readonly known_count: number;
}

/**
 * Books movements that were not booked yet: what came is a payment with its parts where that is certain, or
 * the payment that somebody had written down of it; a reversal is the opposite of the payment that it undoes, where just one fits, and is left out otherwise.
 */
export async function bookMovements(
  db: Db,
  unit: OwnedUnit,
  movements: readonly Movement[],
): Promise<BookedMovements> {
  const all = movements.filter(({ is_reversal }) => !is_reversal);
  const known = await linkWritten(db, unit, all);
  const came = all.filter(({ bank_movement_id: id }) => !known.has(id)).map(paymentOf);
  const parts = came.length === 0 ? [] : await certainParts(db, unit, came);
  const parked = new Set(
    movements.filter(({ is_parked }) => is_parked).map(({ bank_movement_id }) => bank_movement_id),
  );
  await bookPayments(
    db,
    unit,
    came.map((payment, at) => {
      const own = parts[at] ?? [];
      const is_parked = own.length === 0 && parked.has(payment.bank_movement_id);
      return { payment: { ...payment, is_parked, opposite_of: null }, parts: own };
    }),
  );
  let reversed = 0;
  for (const movement of movements.filter(({ is_reversal }) => is_reversal))
    if (await reverseByMovement(db, unit, movement)) reversed += 1;
  const assigned = parts.filter((own) => own.length > 0).length;
  return {
    booked_count: came.length + reversed,
    assigned_count: assigned,
    known_count: known.size,
  };
}

async function reverseByMovement(db: Db, unit: OwnedUnit, movement: Movement): Promise<boolean> {
  const fitting = await selectReversible(db, unit, movement, REVERSED_WITHIN_DAYS);
  if (fitting.length !== 1) return false;
  const [payment] = await selectWholePayments(db, unit, fitting);
  if (payment === undefined) return false;
  const { bank_movement_id, booked_on: received_on } = movement;
  const note = 'Storno banky';
  await bookPayments(db, unit, [oppositeOf(payment, { bank_movement_id, received_on, note })]);
  return true;
}

/** Payments whose reversal goes, each as it was before it: booked anew, of the movement that it is of. */
async function renew(db: Db, unit: OwnedUnit, reversed: readonly WholePayment[]): Promise<void> {
  await paymentTable.updateAll(
    db,
    unit,
    reversed.map(({ ledger_payment_id: id }) => ({ id, columns: { bank_movement_id: null } })),
  );
  await bookPayments(
    db,
    unit,
    reversed.map(
      ({ ledger_payment_id: _id, is_reversed: _is, is_closed: _closed, parts, ...told }) => ({
        payment: { ...told, opposite_of: null, note: 'Znovu po odebrání výpisu se stornem' },
        parts,
      }),
    ),
  );
}

/**
 * Takes back payments of movements that are going to be dropped: each by its opposite one of the same day. A
 * payment that such a movement had undone is there again. Errors: `bank-statement-closed`.
 */
export async function takeBackMovements(
  db: Db,
  unit: OwnedUnit,
  movementIds: readonly number[],
): Promise<void> {
  const payments = await selectOfMovements(db, unit, movementIds);
  const own = new Set(payments.map(({ ledger_payment_id }) => ledger_payment_id));
  // What a person wrote down was there before the statement, and stays.
  const standing = payments.filter(
    (one) => one.opposite_of === null && !one.is_reversed && !one.by_hand,
  );
  const undoing = payments.filter(
    ({ opposite_of }) => opposite_of !== null && !own.has(opposite_of),
  );
  ensure(![...standing, ...undoing].some(({ is_closed }) => is_closed), 'bank-statement-closed');
  const note = 'Výpis z banky byl odebrán';
  await bookPayments(
    db,
    unit,
    standing.map((payment) => oppositeOf(payment, { note })),
  );
  const undone = undoing.flatMap(({ opposite_of }) => opposite_of ?? []);
  if (undone.length > 0) await renew(db, unit, await selectWholePayments(db, unit, undone));
}
