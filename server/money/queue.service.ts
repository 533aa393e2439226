import {
  MOST_OFFERS,
  MOST_QUEUED,
  type listQueue,
  type parkPayment,
  type PaymentOffer,
  type recogniseQueue,
} from '#contract/money/payment-queue.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { offersFor, type Offered } from '#server/core/ledger/matching.ts';
import { selectQueued } from '#server/core/ledger/offered.sql.ts';
import { recogniseWaiting } from '#server/core/ledger/recognition.ts';
import { paymentTable } from '#server/core/ledger/tables.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { heldPayment, loadPayment } from './payments.service.ts';

function toldOf({ ledger_account_id, steps, symbol, account }: Offered): PaymentOffer {
  const { space_number, building_name, names, symbol: variable_symbol, owed } = account;
  return {
    ledger_account_id,
    space_number,
    building_name,
    names: names.join(', '),
    variable_symbol,
    owed,
    steps: [...steps],
    meant_symbol: symbol,
  };
}

/** Payments that wait, or were left for later, each with accounts to which it may belong. */
export async function list({ unit, db, query }: UnitCall<typeof listQueue>) {
  const which = { isParked: query.parked === '1', most: MOST_QUEUED };
  const { one, rows: accounts } = await selectQueued(db, unit, which);
  return {
    values: offersFor(one.payments, accounts).map(({ payment, offers }) => {
      const has = new Set(payment.parts.map(({ ledger_account_id }) => ledger_account_id));
      const free = offers.filter(({ ledger_account_id }) => !has.has(ledger_account_id));
      return { payment, offers: free.slice(0, MOST_OFFERS).map(toldOf) };
    }),
    count: one.count,
  };
}

/** Assigns what has become certain among the payments that wait. Errors: `licence-expired`. */
export async function recognise({ unit, db, portal }: UnitCall<typeof recogniseQueue>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  return { assigned_count: await recogniseWaiting(db, unit) };
}

/**
 * Leaves a payment for later, or has it wait again. Errors: `licence-expired`, `not-found`,
 * `version-conflict`, `reversed-already`, `payment-returned`, `payment-not-waiting`.
 */
export async function park({ unit, db, params, body, portal }: UnitCall<typeof parkPayment>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const id = params.ledger_payment_id;
  const { unassigned } = await heldPayment(db, unit, id, body.version);
  ensure(unassigned !== 0, 'payment-not-waiting');
  await paymentTable.updateOne(db, unit, { id, columns: { is_parked: body.is_parked } });
  return savedOr(await loadPayment(db, unit, id), () => loadPayment(db, unit, id));
}
