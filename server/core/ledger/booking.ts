import type { PartReason } from '#contract/money/accounts.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { MeantFor } from '#contract/rules/crediting.ts';
import { claimTable, partClaimTable, partTable, paymentTable } from './tables.sql.ts';
import { holdMonth, selectOpenMonth } from './months.sql.ts';

/** The first day of the month of a day. */
const monthOf = (day: string) => `${day.slice(0, 8)}01`;

/** The month into which something of the day is booked; nobody closes it before the transaction ends. */
export async function bookedOn(db: Db, unit: OwnedUnit, day: string): Promise<string> {
  const month = await selectOpenMonth(db, unit, monthOf(day));
  const { is_closed } = await holdMonth(db, unit, month);
  return is_closed ? bookedOn(db, unit, month) : month;
}

interface HandClaim {
  readonly ledger_account_id: number;
  readonly name: string;
  readonly due_on: string;
  readonly amount: number;
  readonly reason: string;
  /** The claim that it puts right. */
  readonly opposite_of?: number;
}

/** Claims something once, by hand; returns the id of the claim. */
export async function bookClaim(db: Db, unit: OwnedUnit, claim: HandClaim): Promise<number> {
  return claimTable.insertOne(db, unit, {
    opposite_of: null,
    ...claim,
    for_month: null,
    booked_in: await bookedOn(db, unit, claim.due_on),
    origin: 'hand',
  });
}

/** How much of a payment belongs to an account, and what it was recognised by. */
export interface Part {
  readonly ledger_account_id: number;
  readonly amount: number;
  readonly reason: PartReason;
  /** For which of its claims it is meant; the rest goes by the order of the unit. */
  readonly claims?: readonly MeantFor[];
}

type NewPayment = Omit<Parameters<typeof paymentTable.insertOne>[2], 'booked_in'>;

/** A payment with the accounts that it belongs to. */
export interface Booked {
  readonly payment: NewPayment;
  readonly parts: readonly Part[];
}

/** Books payments with their parts; returns the ids of the payments in their order. */
export async function bookPayments(
  db: Db,
  unit: OwnedUnit,
  booked: readonly Booked[],
): Promise<number[]> {
  const months = new Map<string, string>();
  // In their order, so that two who book into the same months do not wait for each other.
  const days = new Set(booked.map(({ payment }) => monthOf(payment.received_on)));
  for (const day of [...days].toSorted((one, other) => one.localeCompare(other)))
    months.set(day, await bookedOn(db, unit, day));
  const numbered = await paymentTable.withIds(db, booked);
  await paymentTable.insert(
    db,
    unit,
    numbered.map(({ id, record: { payment } }) => {
      const month = monthOf(payment.received_on);
      return { ...payment, ledger_payment_id: id, booked_in: months.get(month) ?? month };
    }),
  );
  await bookParts(
    db,
    unit,
    numbered.flatMap(({ id, record }) => record.parts.map((part) => ({ id, part }))),
  );
  return numbered.map(({ id }) => id);
}

/** A part of the payment of that id. */
interface PartOf {
  readonly id: number;
  readonly part: Part;
}

/** Gives payments their parts; an account has one of each payment at most. */
export async function bookParts(db: Db, unit: OwnedUnit, parts: readonly PartOf[]): Promise<void> {
  const rows = parts.map(({ id, part: { claims: _claims, ...part } }) => ({
    ledger_payment_id: id,
    ...part,
  }));
  await partTable.insert(db, unit, rows);
  const meant = parts.flatMap(({ id, part: { ledger_account_id, claims = [] } }) =>
    claims.map((claim) => ({ ledger_payment_id: id, ledger_account_id, ...claim })),
  );
  await partClaimTable.insert(db, unit, meant);
}

/** Books one payment; returns its id. */
export async function bookPayment(
  db: Db,
  unit: OwnedUnit,
  payment: NewPayment,
  parts: readonly Part[],
): Promise<number> {
  const [id] = await bookPayments(db, unit, [{ payment, parts }]);
  if (id === undefined) throw new Error('The payment was not booked.');
  return id;
}
