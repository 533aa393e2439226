import { pragueDay } from '#contract/czech/prague-day.ts';
import type { readHouseBalance } from '#contract/metering/house-balance.ts';
import type { readHouseUses } from '#contract/metering/house-uses.ts';
import { foundWith } from '#server/access/found-with.ts';
import { selectHouseBalances } from '#server/core/metering/house-balance.sql.ts';
import { selectSpaceUses } from '#server/core/metering/space-uses.sql.ts';
import { selectTownWeather } from '#server/core/metering/town-weather.sql.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectUsingSpaces } from './house-spaces.sql.ts';

/** Main meters of a house against the places below them, by months. Errors: `not-found`. */
export async function readBalance({ unit, db, params, query }: UnitCall<typeof readHouseBalance>) {
  const [town, values] = await foundWith(
    selectTownWeather(db, unit, { house: params.id }, query),
    selectHouseBalances(db, unit, { ...query, house: params.id }),
  );
  const isHeat = values.some(({ kind }) => kind === 'heat');
  return { values, weather: isHeat ? town.weather : null };
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
  const [spaces, used] = await foundWith(
    selectUsingSpaces(db, unit, house, asOf),
    selectSpaceUses(db, unit, house, query),
  );
  return { spaces, ...used };
}
