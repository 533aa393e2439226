import type {
  getWatchLimits,
  UnitWatchLimits,
  updateWatchLimits,
} from '#contract/metering/watch-limits.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  insertLimits,
  selectLimits,
  updateLimits,
} from '#server/core/metering/watch-limits.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { UnitCall } from '#server/http/route.ts';

async function load(db: Db, unit: OwnedUnit): Promise<UnitWatchLimits> {
  return { unit_id: unit.unit_id, ...(await selectLimits(db, unit)) };
}

/** From where on the unit wants to be warned. Errors: `not-found`. */
export function readLimits({ unit, db }: UnitCall<typeof getWatchLimits>) {
  return load(db, unit);
}

/** Saves changed limits. Errors: `not-found`, `licence-expired`, `version-conflict`, `invalid-input`. */
export async function saveLimits({
  unit,
  db,
  body,
  portal,
}: UnitCall<typeof updateWatchLimits>): Promise<UnitWatchLimits> {
  const { version, ...changes } = body;
  if (Object.keys(changes).length === 0) return load(db, unit);
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await insertLimits(db, unit);
  const isSaved = await updateLimits(db, unit, version, changes);
  return savedOr(isSaved ? await load(db, unit) : undefined, () => load(db, unit));
}
