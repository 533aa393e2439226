import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectOfMovements } from './bank-payments.sql.ts';
import { bookPayments, type Part } from './booking.ts';
import { meetLumps, meetReversal } from './lumps.ts';
import { certainParts } from './matching.ts';
import type { Movement } from './movement.ts';
import { oppositeOf } from './opposite.ts';
import { renew, reverseByMovement } from './reversals.ts';
import { linkWritten } from './written-payments.ts';

function paymentOf(movement: Movement) {
  const { booked_on, counter_account, counter_name, ...told } = movement;
  const { is_reversal: _reversal, is_parked: _parked, by_hand: _hand, ...payment } = told;
  return {
    ...payment,
    received_on: booked_on,
    payer_account: counter_account,
    payer_name: counter_name,
    way: 'bank' as const,
    by_hand: false,
  };
}

type Came = ReturnType<typeof paymentOf>;

/** Payments each with its parts. */
const cameWith = (came: readonly Came[], parts: readonly (readonly Part[])[]) =>
  came.map((payment, at) => ({ payment, own: parts[at] ?? [] }));

/** Which of the movements may be money of the post: what belongs to nobody and no person has decided of. */
function lumpsAmong(
  movements: readonly Movement[],
  known: ReadonlySet<number>,
  came: ReturnType<typeof cameWith>,
): readonly Movement[] {
  const owned = new Set(
    came.flatMap(({ payment, own }) => (own.length > 0 ? [payment.bank_movement_id] : [])),
  );
  return movements.filter(
    ({ bank_movement_id: id, by_hand }) => !by_hand && !known.has(id) && !owned.has(id),
  );
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
 * the payment that somebody had written down of it; a reversal is the opposite of the payment that it undoes,
 * where just one fits and no person has decided of it, and is left out otherwise.
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
  const lumps = await meetLumps(db, unit, lumpsAmong(all, known, cameWith(came, parts)));
  const booked = cameWith(came, parts).filter(
    ({ payment }) => !lumps.has(payment.bank_movement_id),
  );
  await bookPayments(
    db,
    unit,
    booked.map(({ payment, own }) => {
      const is_parked = own.length === 0 && parked.has(payment.bank_movement_id);
      return { payment: { ...payment, is_parked, opposite_of: null }, parts: own };
    }),
  );
  let reversed = 0;
  const left = movements.filter(({ is_reversal, by_hand }) => is_reversal && !by_hand);
  for (const movement of left) {
    if (await reverseByMovement(db, unit, movement)) reversed += 1;
    else await meetReversal(db, unit, movement);
  }
  const assigned = parts.filter((own) => own.length > 0).length;
  return {
    booked_count: booked.length + reversed,
    assigned_count: assigned,
    known_count: known.size,
  };
}

/**
 * Takes back payments of movements that are going to be dropped: each by its opposite one of the same day. A
 * payment that such a movement had undone is there again. Errors: `bank-statement-closed`,
 * `payment-returned`.
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
  const isBack = standing.some(({ is_returning, returned }) => is_returning || returned > 0);
  ensure(!isBack, 'payment-returned');
  const note = 'Výpis z banky byl odebrán';
  await bookPayments(
    db,
    unit,
    standing.map((payment) => oppositeOf(payment, { note })),
  );
  await renew(db, unit, undoing, 'Znovu po odebrání výpisu se stornem');
}
