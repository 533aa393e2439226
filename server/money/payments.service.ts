import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  assignPayment,
  createPayment,
  LedgerPayment,
  listPayments,
  reversePayment,
} from '#contract/money/payments.ts';
import type { MeantFor } from '#contract/rules/crediting.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { bookPayment, type Part } from '#server/core/ledger/booking.ts';
import { divide } from '#server/core/ledger/division.ts';
import { learnPayers } from '#server/core/ledger/learning.ts';
import { certainParts } from '#server/core/ledger/matching.ts';
import { selectPayable, type PayableClaim } from '#server/core/ledger/meant.sql.ts';
import {
  selectPayments,
  selectPaymentsForUpdate,
  selectPaymentsPiece,
} from '#server/core/ledger/payments.sql.ts';
import type { Db } from '#server/db/db.ts';
import { isPieceAsked } from '#server/db/list-piece.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ensureAccounts } from './accounts.service.ts';

/** Payments of the unit received on the days, or a piece of them. Errors: `list-changed`. */
export async function list({ unit, db, query }: UnitCall<typeof listPayments>) {
  const { from, to } = query;
  return isPieceAsked(query)
    ? selectPaymentsPiece(db, unit, query)
    : { values: await selectPayments(db, unit, { from, to }) };
}

/** A payment of the unit by its id. */
export async function loadPayment(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<LedgerPayment | undefined> {
  const [payment] = await selectPayments(db, unit, { id });
  return payment;
}

type Given = readonly {
  readonly ledger_account_id: number;
  readonly amount: number;
  readonly claims?: readonly MeantFor[] | undefined;
}[];

const sumOf = (some: readonly { readonly amount: number }[]) =>
  some.reduce((sum, { amount }) => sum + amount, 0);

/** Claims for which parts may be meant, by their ids. */
export type Payable = ReadonlyMap<number, PayableClaim>;

/** Those that the parts are meant for. */
export async function payableOf(db: Db, unit: OwnedUnit, parts: Given): Promise<Payable> {
  const ids = parts.flatMap(({ claims = [] }) => claims.map((one) => one.ledger_claim_id));
  const found = await selectPayable(db, unit, ids);
  return new Map(found.map((one) => [one.ledger_claim_id, one]));
}

/** Claims that parts are meant for are of their accounts, and owe so much. Errors: `not-found`, `invalid-input`. */
function ensureMeant(parts: Given, payable: Payable): void {
  const ids = parts.flatMap(({ claims = [] }) => claims.map((one) => one.ledger_claim_id));
  if (new Set(ids).size < ids.length)
    throw fieldFault('parts', 'Každý předpis smí být v rozdělení jen jednou');
  for (const { ledger_account_id, amount, claims = [] } of parts) {
    for (const claim of claims) {
      const found = payable.get(claim.ledger_claim_id);
      ensure(found?.ledger_account_id === ledger_account_id, 'not-found');
      if (claim.amount > found.amount)
        throw fieldFault('parts', 'Na předpis je určeno více, než kolik činí');
    }
    if (sumOf(claims) > amount)
      throw fieldFault('parts', 'Na předpisy je určeno více, než kolik konto z platby má');
  }
}

type Divided = Pick<LedgerPayment, 'amount' | 'returned'>;

/** Each account has one part, and all together no more than came. Errors: `invalid-input`. */
function ensureWithin({ amount, returned }: Divided, parts: Given): void {
  const ids = parts.map(({ ledger_account_id }) => ledger_account_id);
  if (new Set(ids).size < ids.length)
    throw fieldFault('parts', 'Každé konto smí být v rozdělení jen jednou');
  if (sumOf(parts) > Math.abs(amount) - returned)
    throw fieldFault(
      'parts',
      returned === 0
        ? 'Rozděleno je více, než kolik přišlo'
        : 'Rozděleno je více, než kolik po vrácení plátci zbylo',
    );
  if (amount < 0 && parts.some(({ claims = [] }) => claims.length > 0))
    throw fieldFault('parts', 'Na předpisy se určují jen přijaté platby');
}

/** Parts of accounts of the unit as a person gives them to a payment. Errors: `not-found`, `invalid-input`. */
export function partsGiven(payment: Divided, parts: Given, payable: Payable): Part[] {
  ensureWithin(payment, parts);
  ensureMeant(parts, payable);
  const sign = Math.sign(payment.amount);
  return parts.map(({ ledger_account_id, claims = [], ...part }) => ({
    ledger_account_id,
    amount: sign * part.amount,
    reason: 'hand',
    claims,
  }));
}

/** The same, with their accounts and claims found. Errors: `not-found`, `invalid-input`. */
async function given(db: Db, unit: OwnedUnit, payment: Divided, parts: Given): Promise<Part[]> {
  ensureWithin(payment, parts);
  const ids = parts.map(({ ledger_account_id }) => ledger_account_id);
  await ensureAccounts(db, unit, ids);
  return partsGiven(payment, parts, await payableOf(db, unit, parts));
}

/**
 * Writes a payment down. With parts it belongs to their accounts, without them it is recognised where that is
 * certain, and waits otherwise. Errors: `licence-expired`, `not-found`,
 * `invalid-input`.
 */
export async function create({ unit, db, body, portal }: UnitCall<typeof createPayment>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { parts, ...payment } = body;
  if (payment.received_on > pragueDay(portal.now()))
    throw fieldFault('received_on', 'Den přijetí je v budoucnosti');
  const known =
    parts.length > 0
      ? await given(db, unit, { ...payment, returned: 0 }, parts)
      : ((await certainParts(db, unit, [payment]))[0] ?? []);
  const id = await bookPayment(db, unit, { ...payment, opposite_of: null }, known);
  if (parts.length > 0)
    await learnPayers(db, unit, [{ payment: { ...payment, parts: [] }, parts: known }]);
  return savedOr(await loadPayment(db, unit, id), () => loadPayment(db, unit, id));
}

/** Goes on with a payment that may be divided or left for later. Errors: `reversed-already`, `payment-returned`. */
export function ensureStanding({ is_reversed, is_returning }: LedgerPayment): void {
  ensure(!is_reversed, 'reversed-already');
  ensure(!is_returning, 'payment-returned');
}

/**
 * A payment that nobody else changes meanwhile. Errors: `not-found`, `version-conflict`, `reversed-already`,
 * `payment-returned`.
 */
export async function heldPayment(db: Db, unit: OwnedUnit, id: number, version?: number) {
  const [stored] = await selectPaymentsForUpdate(db, unit, [id]);
  ensure(stored !== undefined, 'not-found');
  await ensureSeen(version, stored, () => loadPayment(db, unit, id));
  const payment = await loadPayment(db, unit, id);
  ensure(payment !== undefined, 'not-found');
  ensureStanding(payment);
  return payment;
}

/**
 * Divides a payment among accounts anew; none takes it back to those that wait. Errors: `licence-expired`,
 * `not-found`, `version-conflict`, `reversed-already`, `invalid-input`, `payment-closed`, `payment-returned`.
 */
export async function assign({ unit, db, params, body, portal }: UnitCall<typeof assignPayment>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { ledger_payment_id } = params;
  const before = await heldPayment(db, unit, ledger_payment_id, body.version);
  const parts = await given(db, unit, before, body.parts);
  const note = body.opposite_note;
  const id = await divide(db, unit, { id: ledger_payment_id, parts, note });
  await learnPayers(db, unit, [{ payment: before, parts }]);
  return savedOr(await loadPayment(db, unit, id), () => loadPayment(db, unit, id));
}

/**
 * Puts a payment right by the opposite one, which takes from its accounts what it gave them. Errors:
 * `licence-expired`, `not-found`, `reversed-already`, `payment-returned`, `invalid-input`.
 */
export async function reverse({ unit, db, params, body, portal }: UnitCall<typeof reversePayment>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const id = params.ledger_payment_id;
  const former = await heldPayment(db, unit, id);
  ensure(former.returned === 0, 'payment-returned');
  if (body.received_on > pragueDay(portal.now()))
    throw fieldFault('received_on', 'Den storna je v budoucnosti');
  if (body.received_on < former.received_on)
    throw fieldFault('received_on', 'Storno nemůže být dříve než platba');
  const { way, variable_symbol, constant_symbol, specific_symbol, ...told } = former;
  const { payer_account, payer_name, message } = told;
  const symbols = { variable_symbol, constant_symbol, specific_symbol };
  const { received_on, note } = body;
  const said = { way, ...symbols, payer_account, payer_name, message, received_on, note };
  const opposite = await bookPayment(
    db,
    unit,
    { ...said, amount: -former.amount, opposite_of: id },
    former.parts.map(({ ledger_account_id, amount, reason }) => ({
      ledger_account_id,
      reason,
      amount: -amount,
    })),
  );
  return savedOr(await loadPayment(db, unit, opposite), () => loadPayment(db, unit, opposite));
}
