import { grouped } from '#server/core/time/grouped.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectLastOrders } from '#server/core/pasports/places.sql.ts';
import type { RowFault } from '../columns/read-rows.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import {
  selectBuildingRows,
  selectGroupRows,
  type BuildingRow,
} from '#server/core/pasports/unit-buildings.sql.ts';
import { selectCityRows, selectIndicatorRows } from './choices.sql.ts';
import { fullStreet, type BuildingValues } from './building-street.ts';

/** Loads what buildings of a file are judged by. */
export async function loadBuildings(db: Db, unit: OwnedUnit) {
  const buildings = await selectBuildingRows(db, unit);
  const groups = await selectGroupRows(db, unit);
  const indicators = await selectIndicatorRows(db, unit);
  const cities = await selectCityRows(db);
  return {
    byName: grouped(buildings, ({ pasport_name }) => keyOf(pasport_name)),
    byStreet: grouped(buildings, ({ street_full }) => keyOf(street_full)),
    groups: grouped(groups, ({ pasport_name }) => keyOf(pasport_name)),
    indicators: grouped(
      indicators.flatMap((row) => [
        { key: keyOf(row.name), id: row.heating_indicator_id },
        { key: keyOf(row.code), id: row.heating_indicator_id },
      ]),
      ({ key }) => key,
    ),
    cities: grouped(cities, ({ name }) => keyOf(name)),
    lastOrders: new Map(await selectLastOrders(db, unit, 'building')),
  };
}
export type KnownBuildings = Awaited<ReturnType<typeof loadBuildings>>;

/** The city of the list that the row names; a name unknown or shared stays a name. */
export function cityOf(values: BuildingValues, known: KnownBuildings) {
  if (values.city_name === undefined) return {};
  const named = known.cities.get(keyOf(values.city_name)) ?? [];
  const within = named.filter(({ zips }) => values.zip !== undefined && zips.includes(values.zip));
  const city = named.length === 1 ? named[0] : within.length === 1 ? within[0] : undefined;
  return { city_id: city?.city_id ?? null, city_name: city?.name ?? values.city_name };
}

/** The group and the indicator that the row names by words. */
export function referred(values: BuildingValues, known: KnownBuildings) {
  const faults: RowFault[] = [];
  const find = (
    field: 'group' | 'heating_indicator',
    found: readonly unknown[] | undefined,
    message: string,
  ) => {
    if (values[field] !== undefined && found?.length !== 1) faults.push({ field, message });
  };
  const groups = known.groups.get(keyOf(values.group ?? ''));
  const indicators = known.indicators.get(keyOf(values.heating_indicator ?? ''));
  find('group', groups, 'Skupina domů s tímto názvem v jednotce není');
  find('heating_indicator', indicators, 'Indikátor topení v číselníku není');
  return { faults, parent_id: groups?.[0]?.pasport_id, heating_indicator_id: indicators?.[0]?.id };
}

/** The building that the row tells of, if the unit has it. */
export function sameBuilding(
  values: BuildingValues,
  known: KnownBuildings,
): { building?: BuildingRow | undefined; faults: RowFault[] } {
  const found =
    values.pasport_name === undefined
      ? known.byStreet.get(keyOf(fullStreet(values)))
      : known.byName.get(keyOf(values.pasport_name));
  if ((found?.length ?? 0) <= 1) return { building: found?.[0], faults: [] };
  const field = values.pasport_name === undefined ? 'street' : 'pasport_name';
  return { faults: [{ field, message: 'Takových domů je v jednotce více' }] };
}
