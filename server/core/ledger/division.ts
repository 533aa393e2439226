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
async function rebook(
  db: Db,
  unit: OwnedUnit,
  { id, payment, parts, note = payment.note }: Divisible,
) {
  // The movement of the bank, and the record of the post, is of the payment that stands.
  const columns = { bank_movement_id: null, sipo_answer_row_id: null };
  await paymentTable.updateAll(db, unit, [{ id, columns }]);
  const again = sameAgain(payment, { note, is_parked: false }, parts);
  const ids = await bookPayments(db, unit, [oppositeOf(payment, { note }), again]);
  return ids.at(-1) ?? id;
}

/**
 * Goes on where the payment may be divided so. What a closed month contains is not touched: there the payment is
 * put right by its opposite and booked anew, when a reason of it is given. Errors: `payment-closed`,
 * `payment-returned`.
 */
export function ensureDivisible(payment: WholePayment, { parts, note }: Division): void {
  const { is_returning, return_of, returned } = payment;
  ensure(!is_returning && return_of === null, 'payment-returned');
  if (!needsOpposite(payment, parts)) return;
  ensure(note !== undefined, 'payment-closed');
  // What went back would stay with the former payment.
  ensure(returned === 0, 'payment-returned');
}

/** The payments by their ids, held and whole. */
export async function wholePayments(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<ReadonlyMap<number, WholePayment>> {
  const found = await selectWholePayments(db, unit, ids);
  return new Map(found.map((payment) => [payment.ledger_payment_id, payment]));
}

/** A payment and how it is divided, as `ensureDivisible` allows it. */
export interface Divisible extends Division {
  readonly payment: WholePayment;
}

/**
 * The one way in which what of payments belongs to whom is changed; the payments are held by the caller. Returns
 * the ids of those that stand, in their order.
 */
export async function divideAll(
  db: Db,
  unit: OwnedUnit,
  divisions: readonly Divisible[],
): Promise<number[]> {
  const kept = divisions.filter(({ payment, parts }) => !needsOpposite(payment, parts));
  const opened = kept.filter(({ payment }) => !payment.is_closed);
  await deleteParts(
    db,
    unit,
    opened.map(({ id }) => id),
  );
  await bookParts(db, unit, kept.flatMap(freshOf));
  // Whoever saw the former division is told of this one; and what somebody took up is not left for later.
  const columns = { is_parked: false };
  await paymentTable.updateAll(
    db,
    unit,
    kept.map(({ id }) => ({ id, columns })),
  );
  const ids: number[] = [];
  for (const one of divisions) ids.push(kept.includes(one) ? one.id : await rebook(db, unit, one));
  return ids;
}

/** Parts that the payment does not have yet; one of an open month has none any more. */
function freshOf({ id, payment, parts }: Divisible) {
  const had = new Set(payment.parts.map(({ ledger_account_id }) => ledger_account_id));
  const fresh = payment.is_closed ? parts.filter((one) => !had.has(one.ledger_account_id)) : parts;
  return fresh.map((part) => ({ id, part }));
}

/** Divides one payment; returns the id of that which stands. Errors: `payment-closed`, `payment-returned`. */
export async function divide(db: Db, unit: OwnedUnit, division: Division): Promise<number> {
  const payment = (await wholePayments(db, unit, [division.id])).get(division.id);
  ensure(payment !== undefined, 'not-found');
  ensureDivisible(payment, division);
  const [id] = await divideAll(db, unit, [{ ...division, payment }]);
  return id ?? division.id;
}
