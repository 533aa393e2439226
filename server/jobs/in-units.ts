import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';

/** A unit of whatever client in which something is to be done. */
export interface UnitKey {
  readonly client_id: number;
  readonly unit_id: number;
}

interface UnitWork {
  readonly units: readonly UnitKey[];
  readonly work: (db: Db, unit: OwnedUnit) => Promise<void>;
  /** What it is, for the log: 'Monthly information'. */
  readonly name: string;
}

/** Does the work in each of the units, each in a transaction of its own; one that fails holds up no other. */
export async function inUnits(
  portal: Portal,
  { units, work, name }: UnitWork,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const key of units) {
    if (signal?.aborted === true) return;
    await portal.database
      .transaction(async (db) => {
        await setTenant(db, key.client_id);
        await work(
          db,
          await ownedUnit(db, { client_id: clientOfTask(key.client_id) }, key.unit_id),
        );
      })
      .catch((error: unknown) =>
        portal.log('error', `${name} of a unit failed.`, { ...key, err: error }),
      );
  }
}
