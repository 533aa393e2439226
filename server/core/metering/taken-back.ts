import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { missedReading } from './many-readings.ts';
import { selectCorrected } from './many-readings.sql.ts';
import { readingTable } from './tables.sql.ts';

/**
 * Takes readings away together as they were written. Returns why they cannot be, for people; null where
 * they are gone. Their devices are held until the transaction ends.
 */
export async function takeReadingsBack(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<string | null> {
  if (ids.length === 0) return null;
  const missed = await missedReading(db, unit, ids);
  const corrected = await selectCorrected(db, unit, ids);
  if (corrected !== undefined) return `odečet měřidla ${corrected} mezitím někdo opravil.`;
  if (missed === null) await readingTable.remove(db, unit, ids);
  return missed;
}
