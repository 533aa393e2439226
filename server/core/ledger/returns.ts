import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectWholePayments, type WholePayment } from './bank-payments.sql.ts';
import { paymentTable } from './tables.sql.ts';

/** Of a payment, what may go back to who paid it: what belongs to nobody; nothing where a batch gives it back already. */
export function returnable(payment: WholePayment): number {
  const { opposite_of, is_reversed, is_returning, return_of, amount, returned, parts } = payment;
  const isStanding = opposite_of === null && !is_reversed && return_of === null;
  if (!isStanding || is_returning) return 0;
  return amount - returned - parts.reduce((sum, part) => sum + part.amount, 0);
}

/**
 * Payments as they stand, held until the transaction ends: whoever assigns one meanwhile has ended by then, and
 * who comes later sees what was done with it.
 */
export const holdReturned = (db: Db, unit: OwnedUnit, ids: readonly number[]) =>
  selectWholePayments(db, unit, ids);

/** From now on the batch gives the payments back: they wait for nobody and nobody may assign them. */
export async function beginReturn(
  db: Db,
  unit: OwnedUnit,
  { ids, refund_batch_id }: { readonly ids: readonly number[]; readonly refund_batch_id: number },
): Promise<void> {
  const columns = { refund_batch_id, is_returning: true };
  await paymentTable.updateAll(
    db,
    unit,
    ids.map((id) => ({ id, columns })),
  );
}

/** No batch gives the payments back any more; where one has paid them, which one stays known. */
export async function endReturn(
  db: Db,
  unit: OwnedUnit,
  { ids, isPaid }: { readonly ids: readonly number[]; readonly isPaid: boolean },
): Promise<void> {
  const columns = isPaid ? { is_returning: false } : { is_returning: false, refund_batch_id: null };
  await paymentTable.updateAll(
    db,
    unit,
    ids.map((id) => ({ id, columns })),
  );
}
