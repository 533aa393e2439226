import { pragueDay } from '#contract/czech/prague-day.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectLicenceEnd } from './licence.sql.ts';
import type { OwnedClientId } from '#server/access/owned.ts';

/**
 * Nothing new is created after the licence has ended; what is there can be read and changed.
 * Errors: `licence-expired`.
 */
export async function ensureLicenceHolds(db: Db, clientId: OwnedClientId, now: Date) {
  const end = await selectLicenceEnd(db, clientId);
  ensure(end === null || end >= pragueDay(now), 'licence-expired');
}
