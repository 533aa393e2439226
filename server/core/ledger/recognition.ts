import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { certainParts } from './matching.ts';
import { partTable, paymentTable } from './tables.sql.ts';
import { selectWaitingHeld } from './waiting.sql.ts';

/** Assigns those of the waiting payments that are certain by now; how many there were. */
export async function recogniseWaiting(db: Db, unit: OwnedUnit): Promise<number> {
  const waiting = await selectWaitingHeld(db, unit);
  if (waiting.length === 0) return 0;
  const parts = await certainParts(db, unit, waiting);
  const assigned = waiting.flatMap((payment, at) =>
    (parts[at] ?? []).map((part) => ({ payment, part })),
  );
  await partTable.insert(
    db,
    unit,
    assigned.map(({ payment: { ledger_payment_id }, part }) => ({ ledger_payment_id, ...part })),
  );
  // Whoever saw them waiting is told of it.
  await paymentTable.updateAll(
    db,
    unit,
    assigned.map(({ payment: { ledger_payment_id: id, note } }) => ({ id, columns: { note } })),
  );
  return assigned.length;
}
