import { pragueDay } from '#contract/czech/prague-day.ts';
import type { readHouseBalance } from '#contract/metering/house-balance.ts';
import type { readHouseUses } from '#contract/metering/house-uses.ts';
import { foundWith } from '#server/access/found-with.ts';
import { houseBalances } from '#server/core/metering/house-balance.sql.ts';
import { selectSpaceUses } from '#server/core/metering/space-uses.sql.ts';
import { townWeather } from '#server/core/metering/town-weather.sql.ts';
import { selectRowsBeside } from '#server/db/rows-under.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectUsingSpaces } from './house-spaces.sql.ts';

/** Main meters of a house against the places below them, by months. Errors: `not-found`. */
export async function readBalance({ unit, db, params, query }: UnitCall<typeof readHouseBalance>) {
  const found = await selectRowsBeside(db, {
    one: townWeather(unit, { house: params.id }, query),
    rows: houseBalances(unit, { ...query, house: params.id }),
  });
  ensure(found !== undefined, 'not-found');
  const { one: town, rows: values } = found;
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
