import type { changePayments } from '#contract/money/payment-queue.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import { savedMany } from '#server/access/saved-many.ts';
import { fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ensureAccounts } from './accounts.service.ts';
import { assign, heldPayment } from './payments.service.ts';
import { park } from './queue.service.ts';

/** The parts of a payment with all that waits of it given to an account, which may have some of it already. */
function withRest({ parts, unassigned }: LedgerPayment, ledger_account_id: number) {
  const given = parts.map(({ amount, claims, ...part }) => ({
    ledger_account_id: part.ledger_account_id,
    amount: Math.abs(amount),
    claims: claims.map((one) => ({ ledger_claim_id: one.ledger_claim_id, amount: one.amount })),
  }));
  const had = given.find((part) => part.ledger_account_id === ledger_account_id);
  const rest = { ledger_account_id, amount: Math.abs(unassigned) + (had?.amount ?? 0) };
  return [...given.filter((part) => part !== had), { ...had, ...rest }];
}

/**
 * Gives what waits of many payments to one account, each as `assign` does, or leaves them for later as `park`
 * does. Errors: `invalid-input` for both at once, `not-found` for an account of nobody here, `records-refused`.
 */
export async function savePayments(call: UnitCall<typeof changePayments>) {
  const { unit, db, params, body } = call;
  const { ledger_account_id, is_parked } = body.fields;
  if (ledger_account_id !== undefined && is_parked !== undefined)
    throw fieldFault('is_parked', 'Platby se buď přiřadí, nebo odloží');
  if (ledger_account_id !== undefined) await ensureAccounts(db, unit, [ledger_account_id]);
  return savedMany(body.records, async ({ id, version }) => {
    const one = { ...call, params: { unit_id: params.unit_id, ledger_payment_id: id } };
    if (ledger_account_id === undefined)
      return park({ ...one, body: { version, is_parked: is_parked === true } });
    const before = await heldPayment(db, unit, id, version);
    if (before.unassigned === 0)
      throw fieldFault('ledger_account_id', 'Platba už celá někomu patří.');
    return assign({ ...one, body: { version, parts: withRest(before, ledger_account_id) } });
  });
}
