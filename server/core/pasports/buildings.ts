import type { OwnedUnit } from '#server/access/owned.ts';
import { selectCityNamesKept } from '#server/core/towns/kept.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { ChangedRow, NewRow, Written } from '#server/db/record-table.sql.ts';
import { invalid, unnamed, type RecordFault } from '#server/errors.ts';
import { selectIndicatorsKept, selectKindsKept } from './places.sql.ts';
import { buildingTable, pasportTable } from './tables.sql.ts';

/** What a building or a group of buildings is going to refer to; what is left out stays. */
export interface BuildingDraft {
  readonly parent_id?: number | null | undefined;
  readonly heating_indicator_id?: number | null | undefined;
  readonly city_id?: number | null | undefined;
}

/** What buildings are judged by. */
export interface KnownGroups {
  /** Kinds of pasports by their ids. */
  readonly kinds: ReadonlyMap<number, string>;
  readonly indicators: ReadonlySet<number>;
  /** Names of cities by their ids. */
  readonly cities: ReadonlyMap<number, string>;
}

/** Loads what the buildings are judged by; what they refer to stays until the transaction ends. */
export async function knownGroups(
  db: Db,
  unit: OwnedUnit,
  drafts: readonly BuildingDraft[],
): Promise<KnownGroups> {
  const named = (column: keyof BuildingDraft) => [
    ...new Set(drafts.flatMap((draft) => draft[column] ?? [])),
  ];
  return {
    kinds: await selectKindsKept(db, unit, named('parent_id')),
    indicators: await selectIndicatorsKept(db, unit, named('heating_indicator_id')),
    cities: await selectCityNamesKept(db, named('city_id')),
  };
}

/** What is wrong with a building: what it names must be there, and above it may only be a group. */
export function buildingFaults(draft: BuildingDraft, known: KnownGroups): RecordFault[] {
  const { parent_id, heating_indicator_id, city_id } = draft;
  const kind = known.kinds.get(parent_id ?? 0);
  const above =
    kind === undefined
      ? unnamed('parent_id', kind)
      : invalid('parent_id', kind === 'group' ? null : 'Vyberte skupinu domů');
  return [
    ...(typeof parent_id === 'number' ? above : []),
    ...(typeof heating_indicator_id === 'number'
      ? unnamed('heating_indicator_id', known.indicators.has(heating_indicator_id))
      : []),
    ...(typeof city_id === 'number' ? unnamed('city_id', known.cities.has(city_id)) : []),
  ];
}

const STEP = 10;
const GREATEST_ORDER = 1_000_000;

/** The order of a place that stands behind one of this order, so that others fit in between. */
export function orderAfter(last = 0): number {
  return Math.min(last + STEP, GREATEST_ORDER);
}

export type BuildingPlace = Omit<NewRow<'pasports'>, 'pasport_id'>;
export type BuildingDetails = Omit<
  NewRow<'pasport_buildings'>,
  'pasport_building_id' | 'pasport_id'
>;

/** A new building or group. */
export interface NewBuilding {
  readonly place: BuildingPlace;
  readonly details: BuildingDetails;
}

/** Adds the buildings with their places. */
export async function insertBuildings(
  db: Db,
  unit: OwnedUnit,
  buildings: readonly NewBuilding[],
): Promise<Written[]> {
  const ids = await pasportTable.newIds(db, buildings.length);
  const numbered = buildings.map((building, at) => ({ ...building, pasport_id: ids[at] ?? 0 }));
  const places = numbered.map(({ place, pasport_id }) => ({ ...place, pasport_id }));
  const details = numbered.map((one) => ({ ...one.details, pasport_id: one.pasport_id }));
  return [
    ...(await pasportTable.insert(db, unit, places)),
    ...(await buildingTable.insert(db, unit, details)),
  ];
}

/** A change of a building; with versions only when its rows still have them. */
export interface BuildingChange {
  readonly pasport_id: number;
  readonly pasport_building_id: number;
  readonly version?: number | undefined;
  readonly place_version?: number;
  readonly place: ChangedRow<'pasports'>;
  readonly details: ChangedRow<'pasport_buildings'>;
}

/**
 * Changes the buildings; the row of a building is written even when only its place changes: the
 * version that people see is this row's. Throws when one of them is gone or newer.
 */
export async function updateBuildings(
  db: Db,
  unit: OwnedUnit,
  changes: readonly BuildingChange[],
): Promise<Written[]> {
  const moved = changes.filter(({ place }) => Object.keys(place).length > 0);
  return [
    ...(await buildingTable.updateAll(
      db,
      unit,
      changes.map(({ pasport_building_id: id, version, details }) => ({
        id,
        version,
        columns: details,
      })),
    )),
    ...(await pasportTable.updateAll(
      db,
      unit,
      moved.map(({ pasport_id: id, place_version, place }) => ({
        id,
        version: place_version,
        columns: place,
      })),
    )),
  ];
}
