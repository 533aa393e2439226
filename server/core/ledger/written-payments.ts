import { daysBetween } from '#contract/czech/iso-date.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Movement } from './movement.ts';
import { selectWritten, type WrittenPayment } from './bank-payments.sql.ts';
import { paymentTable } from './tables.sql.ts';

/** So many days apart may be the day that a person wrote and the day of the bank. */
const DAYS_APART = 3;

const keyOf = (amount: number, symbol: string) => `${amount} ${symbol.replace(/^0+/, '')}`;

const apart = (one: string, other: string) => Math.abs(daysBetween(one, other));

/** Takes the nearest payment out of those that may be the same. */
function nearest(written: WrittenPayment[], day: string): WrittenPayment | undefined {
  const near = written
    .filter(({ received_on }) => apart(received_on, day) <= DAYS_APART)
    .toSorted((one, other) => apart(one.received_on, day) - apart(other.received_on, day))[0];
  if (near !== undefined) written.splice(written.indexOf(near), 1);
  return near;
}

/**
 * Movements of which somebody had written a payment down before the statement came: of the same amount and
 * symbol, at most three days apart, each of one movement. Returns the movements.
 */
export async function linkWritten(
  db: Db,
  unit: OwnedUnit,
  movements: readonly Movement[],
): Promise<ReadonlySet<number>> {
  const days = movements.map(({ booked_on }) => booked_on).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return new Set();
  const byKey = new Map<string, WrittenPayment[]>();
  for (const one of await selectWritten(db, unit, { from, to, days: DAYS_APART })) {
    const key = keyOf(one.amount, one.variable_symbol);
    byKey.set(key, [...(byKey.get(key) ?? []), one]);
  }
  const links = movements.flatMap(({ bank_movement_id, booked_on, amount, variable_symbol }) => {
    const same = byKey.get(keyOf(amount, variable_symbol));
    const found = same && nearest(same, booked_on);
    return found === undefined
      ? []
      : [{ id: found.ledger_payment_id, columns: { bank_movement_id } }];
  });
  await paymentTable.updateAll(db, unit, links);
  return new Set(links.map(({ columns }) => columns.bank_movement_id));
}
