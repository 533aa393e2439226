import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { bookMovements } from './bank-payments.ts';
import { selectLumps } from './lumps.sql.ts';
import { lumpTable } from './tables.sql.ts';

/** Movements of the period, or the one, are money of the post no more: what came waits to be assigned. Returns how many. */
export async function partLumps(
  db: Db,
  unit: OwnedUnit,
  of: { readonly period: string } | { readonly bank_movement_id: number },
): Promise<number> {
  const lumps = await selectLumps(db, unit, of);
  await lumpTable.remove(
    db,
    unit,
    lumps.map(({ sipo_lump_id }) => sipo_lump_id),
  );
  // What a person has parted the portal does not join again by itself.
  const isByHand = 'bank_movement_id' in of;
  await bookMovements(
    db,
    unit,
    lumps.map(({ sipo_lump_id: _id, ...one }) => ({ ...one, by_hand: one.by_hand || isByHand })),
  );
  return lumps.length;
}
