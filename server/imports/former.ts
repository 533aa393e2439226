import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectFormerReadings, type FileOf } from './batches.sql.ts';
import type { FormerReading } from './columns/remembered.ts';
import { selectKeptMappings } from './mappings.sql.ts';

/**
 * How files like this one were read, what is to be believed most first: imports of the supplier that are
 * still here, what was kept of those that are gone, and files of the unit that nobody named.
 */
export async function formerReadings(
  db: Db,
  unit: OwnedUnit,
  file: FileOf,
): Promise<FormerReading[]> {
  const here = await selectFormerReadings(db, unit, file);
  const kept = await selectKeptMappings(db, unit, file);
  const isNamed = ({ is_named }: (typeof here)[number]) => is_named;
  return [...here.filter(isNamed), ...kept, ...here.filter((one) => !isNamed(one))];
}
