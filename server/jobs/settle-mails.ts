import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { MailedTable } from '#server/outside/mailed-table.sql.ts';
import type { Portal } from '#server/portal.ts';
import { inUnits } from './in-units.ts';

/** Writes down what has come of letters of the table that were mailed, in all units. */
export async function settleMails(
  portal: Portal,
  table: MailedTable,
  signal?: AbortSignal,
): Promise<void> {
  const units = await portal.database.reading((db) => table.selectUnsettledUnits(db));
  const work = (db: Db, unit: OwnedUnit) => table.updateSettled(db, unit);
  await inUnits(portal, { units, work, name: `Settling of ${table.worker}` }, signal);
}
