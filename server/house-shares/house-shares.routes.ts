import { pragueDay } from '#contract/czech/prague-day.ts';
import { readHouseShares } from '#contract/pasports/house-shares.ts';
import { createShareSet, deleteShareSet, listShareSets } from '#contract/pasports/share-changes.ts';
import { ensure } from '#server/errors.ts';
import { type Route, type UnitCall, unitRoute } from '#server/http/route.ts';
import { readShareSets, setShares, takeSharesBack } from './share-sets.service.ts';
import { selectHouseShares } from './house-shares.sql.ts';

/** Errors: `not-found` for the unit or the house. */
async function listHouseShares({
  unit,
  db,
  params,
  query,
  portal,
}: UnitCall<typeof readHouseShares>) {
  const day = query.as_of ?? pragueDay(portal.now());
  const values = await selectHouseShares(db, unit, { houseId: params.id, day });
  ensure(values !== undefined, 'not-found');
  return { values };
}

export const houseSharesRoutes: readonly Route[] = [
  unitRoute(readHouseShares, listHouseShares),
  unitRoute(listShareSets, readShareSets),
  unitRoute(createShareSet, setShares),
  unitRoute(deleteShareSet, takeSharesBack),
];
