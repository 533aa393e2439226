import { yearBefore } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  addressStatistics,
  commonStatistics,
  pasportStatistics,
} from '#contract/statistics.ts';
import { ownedClient } from '#server/access/owned.ts';
import { selectRevisionCount } from '#server/core/revisions/revisions.sql.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';
import { selectAddressCounts, selectPasportCounts, selectRates } from './statistics.sql.ts';

/** Counts of the unit's address book. Errors: `not-found`. */
export async function countAddresses({ unit, db, portal }: UnitCall<typeof addressStatistics>) {
  const day = pragueDay(portal.now());
  const year_ago = yearBefore(day);
  return { year_ago, ...(await selectAddressCounts(db, unit, { day, year_ago })) };
}

/** Counts of the unit's pasports and the area of its spaces in m². Errors: `not-found`. */
export async function countPasports({ unit, db }: UnitCall<typeof pasportStatistics>) {
  return selectPasportCounts(db, unit);
}

/**
 * Rates valid today in the Czech calendar, and how many devices of all units of the client are
 * subject to a revision. Errors: `not-found`.
 */
export async function readCommon({
  db,
  actor,
  params,
  portal,
}: ActorCall<typeof commonStatistics>) {
  const clientId = ownedClient(actor, params.client_id);
  const [rates, total_revisions] = await Promise.all([
    selectRates(db, pragueDay(portal.now())),
    selectRevisionCount(db, clientId),
  ]);
  return { ...rates, total_revisions };
}
