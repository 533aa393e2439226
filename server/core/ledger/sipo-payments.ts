import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectWholePayments } from './bank-payments.sql.ts';
import { bookPayments, type Part } from './booking.ts';
import { oppositeOf } from './opposite.ts';
import { paymentTable } from './tables.sql.ts';

/** A record of the post as a payment: hellers, the day on which it was paid, and whose accounts it pays. */
export interface PostPayment {
  readonly sipo_answer_row_id: number;
  readonly received_on: string;
  readonly amount: number;
  readonly payer_name: string;
  readonly message: string;
  readonly note: string;
  readonly parts: readonly Pick<Part, 'ledger_account_id' | 'amount'>[];
}

/** Books what the post has paid, in one go; what has no parts waits for a person. */
export async function bookFromPost(
  db: Db,
  unit: OwnedUnit,
  payments: readonly PostPayment[],
): Promise<void> {
  await bookPayments(
    db,
    unit,
    payments.map(({ parts, ...payment }) => ({
      payment: { ...payment, way: 'sipo', by_hand: false, opposite_of: null },
      parts: parts.map((part) => ({ ...part, reason: 'sipo' })),
    })),
  );
}

/**
 * Takes payments of the post back by their opposite ones, of the same days; those of a closed month only where
 * that is allowed. Their records may be booked again. Errors: `payment-closed`.
 */
export async function undoFromPost(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
  { note, closedToo }: { readonly note: string; readonly closedToo: boolean },
): Promise<void> {
  const payments = await selectWholePayments(db, unit, ids);
  // What a person has put right meanwhile stays as he left it.
  const standing = payments.filter(({ is_reversed }) => !is_reversed);
  ensure(closedToo || !standing.some(({ is_closed }) => is_closed), 'payment-closed');
  const columns = { sipo_answer_row_id: null };
  await paymentTable.updateAll(
    db,
    unit,
    standing.map(({ ledger_payment_id: id }) => ({ id, columns })),
  );
  await bookPayments(
    db,
    unit,
    standing.map((payment) => oppositeOf(payment, { note })),
  );
}
