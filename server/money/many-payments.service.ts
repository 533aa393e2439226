import type { changePayments } from '#contract/money/payment-queue.ts';
import type { LedgerPayment } from '#contract/money/payments.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { judgedMany } from '#server/access/saved-many.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { divideAll, ensureDivisible, wholePayments } from '#server/core/ledger/division.ts';
import { learnPayers } from '#server/core/ledger/learning.ts';
import { selectPayments, selectPaymentsForUpdate } from '#server/core/ledger/payments.sql.ts';
import { paymentTable } from '#server/core/ledger/tables.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ensureAccounts } from './accounts.service.ts';
import { ensureStanding, partsGiven, payableOf } from './payments.service.ts';

type Records = Parameters<typeof savePayments>[0]['body']['records'];

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

/** The payments as they stand by their ids, which nobody else changes meanwhile: all of them by two statements. */
async function heldPayments(db: Db, unit: OwnedUnit, records: Records) {
  const ids = records.map(({ id }) => id);
  const versions = new Map(
    (await selectPaymentsForUpdate(db, unit, ids)).map((one) => [one.id, one]),
  );
  const payments = new Map(
    (await selectPayments(db, unit, { ids })).map((one) => [one.ledger_payment_id, one]),
  );
  /** The payment that the person saw. Errors: `not-found`, `version-conflict`, `reversed-already`, `payment-returned`. */
  return async ({ id, version }: Records[number]): Promise<LedgerPayment> => {
    const [stored, payment] = [versions.get(id), payments.get(id)];
    ensure(stored !== undefined && payment !== undefined, 'not-found');
    await ensureSeen(version, stored);
    ensureStanding(payment);
    return payment;
  };
}

/**
 * Gives what waits of many payments to one account, as `assign` does it of each, or leaves them for later as `park`
 * does: by as many statements however many there are. Errors: `licence-expired`, `invalid-input` for both at once,
 * `not-found` for an account of nobody here, `records-refused`.
 */
export async function savePayments(call: UnitCall<typeof changePayments>) {
  const { unit, db, body, portal } = call;
  const { records, fields } = body;
  const { ledger_account_id, is_parked } = fields;
  if (ledger_account_id !== undefined && is_parked !== undefined)
    throw fieldFault('is_parked', 'Platby se buď přiřadí, nebo odloží');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  if (ledger_account_id === undefined) await parkAll(db, unit, records, is_parked === true);
  else await assignAll(db, unit, records, ledger_account_id);
  return { changed_count: records.length };
}

async function parkAll(db: Db, unit: OwnedUnit, records: Records, is_parked: boolean) {
  const held = await heldPayments(db, unit, records);
  const changes = await judgedMany(records, async (record) => {
    const { unassigned } = await held(record);
    ensure(unassigned !== 0, 'payment-not-waiting');
    return { id: record.id, columns: { is_parked } };
  });
  await paymentTable.updateAll(db, unit, changes);
}

async function assignAll(db: Db, unit: OwnedUnit, records: Records, ledger_account_id: number) {
  await ensureAccounts(db, unit, [ledger_account_id]);
  const held = await heldPayments(db, unit, records);
  const waiting = await judgedMany(records, async (record) => {
    const payment = await held(record);
    if (payment.unassigned === 0)
      throw fieldFault('ledger_account_id', 'Platba už celá někomu patří.');
    return { id: record.id, payment, given: withRest(payment, ledger_account_id) };
  });
  const all = waiting.flatMap(({ given }) => given);
  await ensureAccounts(db, unit, [...new Set(all.map((part) => part.ledger_account_id))]);
  const payable = await payableOf(db, unit, all);
  const whole = await wholePayments(
    db,
    unit,
    records.map(({ id }) => id),
  );
  const divisions = await judgedMany(waiting, ({ id, payment: before, given }) => {
    const payment = whole.get(id);
    ensure(payment !== undefined, 'not-found');
    const division = { id, parts: partsGiven(before, given, payable) };
    ensureDivisible(payment, division);
    return { ...division, payment, before };
  });
  await divideAll(db, unit, divisions);
  const assigned = divisions.map(({ before, parts }) => ({ payment: before, parts }));
  await learnPayers(db, unit, assigned);
}
