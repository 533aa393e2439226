import { pragueDay } from '#contract/czech/prague-day.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask } from '#server/access/owned.ts';
import type { Portal } from '#server/portal.ts';
import {
  selectAllUnits,
  selectStaleSpacesHeld,
  updateStaleAreas,
  type UnitKey,
} from './recount.sql.ts';

/** Recounts some stale spaces of the unit; false when there were none. */
function recountSome(portal: Portal, { client_id, unit_id }: UnitKey): Promise<boolean> {
  return portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    const unit = { client_id: clientOfTask(client_id), unit_id };
    const day = pragueDay(portal.now());
    const ids = await selectStaleSpacesHeld(db, unit, day);
    if (ids.length === 0) return false;
    await updateStaleAreas(db, unit, ids, day);
    return true;
  });
}

/**
 * Brings the areas of all spaces to the rooms that they have today: a room begins or ends by its date,
 * without anybody saving anything. Writes only what is other than it was, in short transactions, audited
 * as the system's; done again, or by two processes at once, it finds nothing more to write. A unit that
 * fails does not hold up the others.
 */
export async function recountAreas(portal: Portal, signal?: AbortSignal): Promise<void> {
  const units = await portal.database.reading(selectAllUnits);
  for (const unit of units) {
    try {
      let more = true;
      while (more) more = signal?.aborted !== true && (await recountSome(portal, unit));
    } catch (error) {
      portal.log('error', 'The areas of a unit were not recounted.', { ...unit, err: error });
    }
  }
}
