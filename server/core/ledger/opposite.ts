import type { WholePayment } from './bank-payments.sql.ts';
import type { Booked } from './booking.ts';

type Own = Partial<Booked['payment']>;

function toldOf(payment: WholePayment): Booked['payment'] {
  const { ledger_payment_id: _id, is_reversed: _reversed, is_closed: _closed, ...more } = payment;
  const { parts: _parts, returned: _back, return_of: _of, is_returning: _batch, ...told } = more;
  return told;
}

/** The opposite of a payment: takes from its accounts what it gave them; the movement of a bank, or the record of the post, stays with the first. */
export function oppositeOf(payment: WholePayment, own: Own): Booked {
  return {
    payment: {
      ...toldOf(payment),
      amount: -payment.amount,
      opposite_of: payment.ledger_payment_id,
      bank_movement_id: null,
      sipo_answer_row_id: null,
      ...own,
    },
    // What was meant for a claim is not, once the payment is put right.
    parts: payment.parts.map((part) => ({ ...part, amount: -part.amount, claims: [] })),
  };
}

/** The same payment once more, of the same movement, with its parts or with others. */
export function sameAgain(payment: WholePayment, own: Own, parts: Booked['parts']): Booked {
  return { payment: { ...toldOf(payment), opposite_of: null, ...own }, parts };
}
