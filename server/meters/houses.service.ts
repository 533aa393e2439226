import { pragueDay } from '#contract/czech/prague-day.ts';
import type { readHouseBalance } from '#contract/metering/house-balance.ts';
import type { readHouseUses } from '#contract/metering/house-uses.ts';
import { selectHasHouse, selectHouseBalances } from '#server/core/metering/house-balance.sql.ts';
import { selectSpaceUses } from '#server/core/metering/space-uses.sql.ts';
import { selectTownWeather } from '#server/core/metering/town-weather.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectUsingSpaces } from './house-spaces.sql.ts';

/** Main meters of a house against the places below them, by months. Errors: `not-found`. */
export async function readBalance({ unit, db, params, query }: UnitCall<typeof readHouseBalance>) {
  const values = await selectHouseBalances(db, unit, { ...query, house: params.id });
  ensure(values.length > 0 || (await selectHasHouse(db, unit, params.id)), 'not-found');
  const isHeat = values.some(({ kind }) => kind === 'heat');
  const weather = isHeat ? await selectTownWeather(db, unit, { house: params.id }, query) : null;
  return { values, weather };
}

/** What the spaces of a house used between two days. Errors: `not-found`. */
export async function readUses({
  unit,
  db,
  params: { id: house },
  query,
  portal,
}: UnitCall<typeof readHouseUses>) {
  const asOf = { day: query.to, today: pragueDay(portal.now()) };
  const spaces = await selectUsingSpaces(db, unit, house, asOf);
  if (spaces.length > 0) return { spaces, ...(await selectSpaceUses(db, unit, house, query)) };
  ensure(await selectHasHouse(db, unit, house), 'not-found');
  return { spaces, uses: [], weather: null };
}
