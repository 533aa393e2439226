import type { Portal } from '#server/portal.ts';
import { sweeps } from './housekeeping.sql.ts';

/** Removes what is dead, in short transactions; a sweep that fails does not hold up the others. */
export async function keepHouse(portal: Portal, signal?: AbortSignal): Promise<void> {
  for (const [name, sweep] of sweeps) {
    try {
      let more = true;
      while (more) {
        more = signal?.aborted !== true && (await portal.database.transaction(sweep)) > 0;
      }
    } catch (error) {
      portal.log('error', `Housekeeping of ${name} failed.`, { err: error });
    }
  }
}
