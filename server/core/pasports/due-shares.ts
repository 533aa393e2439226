import { pragueDay } from '#contract/czech/prague-day.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask } from '#server/access/owned.ts';
import type { Portal } from '#server/portal.ts';
import { selectAllUnits } from './recount.sql.ts';
import { updateDueShares } from './share-changes.sql.ts';

/**
 * Brings the shares of all spaces to what was written for the day: new shares of a house begin by their
 * date, without anybody saving anything. A unit that fails does not hold up the others.
 */
export async function applyDueShares(portal: Portal, signal?: AbortSignal): Promise<void> {
  const units = await portal.database.reading(selectAllUnits);
  const day = pragueDay(portal.now());
  for (const { client_id, unit_id } of units) {
    if (signal?.aborted === true) return;
    try {
      await portal.database.transaction(async (db) => {
        await setTenant(db, client_id);
        await updateDueShares(db, { client_id: clientOfTask(client_id), unit_id }, day);
      });
    } catch (error) {
      portal.log('error', 'New shares of a unit were not applied.', { unit_id, err: error });
    }
  }
}
