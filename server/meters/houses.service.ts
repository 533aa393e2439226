import type { readHouseBalance } from '#contract/metering/house-balance.ts';
import { selectHasHouse, selectHouseBalances } from '#server/core/metering/house-balance.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Main meters of a house against the places below them, by months. Errors: `not-found`. */
export async function readBalance({ unit, db, params, query }: UnitCall<typeof readHouseBalance>) {
  const values = await selectHouseBalances(db, unit, { ...query, house: params.id });
  ensure(values.length > 0 || (await selectHasHouse(db, unit, params.id)), 'not-found');
  return { values };
}
