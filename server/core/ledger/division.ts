import { needsOpposite } from '#contract/rules/closed-payment.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectWholePayments, type WholePayment } from './bank-payments.sql.ts';
import { bookParts, bookPayments, type Part } from './booking.ts';
import { oppositeOf, sameAgain } from './opposite.ts';
import { deleteParts } from './payments.sql.ts';
import { paymentTable } from './tables.sql.ts';

interface Division {
  readonly id: number;
  readonly parts: readonly Part[];
  /** Why an opposite entry may be made, where the division needs one. */
  readonly note?: string | undefined;
}

/** Both are booked into the first open month, with the day on which the money came. Returns the id of the new payment. */
async function rebook(db: Db, unit: OwnedUnit, payment: WholePayment, parts: readonly Part[]) {
  const { ledger_payment_id: id, note } = payment;
  // The movement of the bank, and the record of the post, is of the payment that stands.
  const columns = { bank_movement_id: null, sipo_answer_row_id: null };
  await paymentTable.updateAll(db, unit, [{ id, columns }]);
  const again = sameAgain(payment, { note, is_parked: false }, parts);
  const ids = await bookPayments(db, unit, [oppositeOf(payment, { note }), again]);
  return ids.at(-1) ?? id;
}

/**
 * The one way in which what of a payment belongs to whom is changed; the payment is held by the caller. What a
 * closed month contains is not touched: there the payment is put right by its opposite and booked anew, when a
 * reason of it is given. Returns the id of the payment that stands. Errors: `payment-closed`,
 * `payment-returned`.
 */
export async function divide(
  db: Db,
  unit: OwnedUnit,
  { id, parts, note }: Division,
): Promise<number> {
  const [payment] = await selectWholePayments(db, unit, [id]);
  ensure(payment !== undefined, 'not-found');
  const { is_returning, return_of, returned } = payment;
  ensure(!is_returning && return_of === null, 'payment-returned');
  if (needsOpposite(payment, parts)) {
    ensure(note !== undefined, 'payment-closed');
    // What went back would stay with the former payment.
    ensure(returned === 0, 'payment-returned');
    return rebook(db, unit, { ...payment, note }, parts);
  }
  const had = new Set(payment.parts.map(({ ledger_account_id }) => ledger_account_id));
  if (!payment.is_closed) await deleteParts(db, unit, id);
  const fresh = payment.is_closed ? parts.filter((one) => !had.has(one.ledger_account_id)) : parts;
  await bookParts(db, unit, id, fresh);
  // Whoever saw the former division is told of this one; and what somebody took up is not left for later.
  await paymentTable.updateOne(db, unit, { id, columns: { is_parked: false } });
  return id;
}
