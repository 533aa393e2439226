import type { OwnedUnit } from '#server/access/owned.ts';
import { selectCityNamesHeld } from '#server/core/towns/held.sql.ts';
import type { Db } from '#server/db/db.ts';
import type { ChangedRow, NewRow, Written } from '#server/db/record-table.sql.ts';
import { invalid, unnamed, type RecordFault } from '#server/errors.ts';
import { selectIndicatorsHeld, selectKindsHeld } from './places.sql.ts';
import { insertPlaces, updatePlaces, type NewPlace, type PlaceChange } from './placed.ts';
import { buildingTable } from './tables.sql.ts';

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
    kinds: await selectKindsHeld(db, unit, named('parent_id')),
    indicators: await selectIndicatorsHeld(db, unit, named('heating_indicator_id')),
    cities: await selectCityNamesHeld(db, named('city_id')),
  };
}

function parentFaults(kind: string | undefined): RecordFault[] {
  if (kind === undefined) return unnamed('parent_id', kind);
  return invalid('parent_id', kind === 'group' ? null : 'Vyberte skupinu domů');
}

/** What is wrong with a building: what it names must be there, and above it may only be a group. */
export function buildingFaults(draft: BuildingDraft, known: KnownGroups): RecordFault[] {
  const { parent_id, heating_indicator_id, city_id } = draft;
  return [
    ...(typeof parent_id === 'number' ? parentFaults(known.kinds.get(parent_id)) : []),
    ...(typeof heating_indicator_id === 'number'
      ? unnamed('heating_indicator_id', known.indicators.has(heating_indicator_id))
      : []),
    ...(typeof city_id === 'number' ? unnamed('city_id', known.cities.has(city_id)) : []),
  ];
}

export type BuildingDetails = Omit<
  NewRow<'pasport_buildings'>,
  'pasport_building_id' | 'pasport_id'
>;

/** A new building or group. */
export interface NewBuilding {
  readonly place: NewPlace;
  readonly details: BuildingDetails;
}

/** Adds buildings, or groups of them, with their places. */
export async function insertBuildings(
  db: Db,
  unit: OwnedUnit,
  kind: 'building' | 'group',
  buildings: readonly NewBuilding[],
): Promise<Written[]> {
  const { placed, written } = await insertPlaces(db, unit, kind, buildings);
  const rows = placed.map(({ id, record }) => ({ ...record.details, pasport_id: id }));
  return [...written, ...(await buildingTable.insert(db, unit, rows))];
}

/** A change of a building; with versions only when its rows still have them. */
export interface BuildingChange extends PlaceChange {
  readonly pasport_building_id: number;
  readonly version?: number | undefined;
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
  const rows = changes.map(({ pasport_building_id: id, version, details: columns }) => ({
    id,
    version,
    columns,
  }));
  const written = await buildingTable.updateAll(db, unit, rows);
  return [...written, ...(await updatePlaces(db, unit, changes))];
}
