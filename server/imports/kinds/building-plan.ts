import type { BuildingRow } from './buildings.sql.ts';
import { differs, NOTHING, type Plan } from './plan.ts';

const BLANK = {
  city_id: null,
  city_name: '',
  street: '',
  registry_number: '',
  house_number: '',
  zip: '',
  land_registry: '',
  land_registry_code: '',
  parcel_number: '',
  house_owner: '',
  house_manager: '',
  center: '',
  commission: '',
  heating_indicator_id: null,
  comment: '',
};

/** Inserts the building, or changes what the row says otherwise than the building has it. */
export function buildingPlan(
  key: string,
  building: BuildingRow | undefined,
  place: Record<string, unknown>,
  details: Record<string, unknown>,
): Plan {
  if (building === undefined) {
    const columns = { kind: 'building', parent_id: null, hidden: false, ...place };
    const own = { ...BLANK, ...details, pasport_id: { ref: key } };
    const inserts = [
      { table: 'pasports', key, columns },
      { table: 'pasport_buildings', key, columns: own },
    ] as const;
    return { state: 'new', inserts, updates: [] };
  }
  const moved = differs({ ...building }, place);
  if (!moved && !differs({ ...building }, details)) return NOTHING;
  const { pasport_id, pasport_building_id, version, place_version } = building;
  const update = {
    table: 'pasport_buildings',
    id: pasport_building_id,
    version,
    columns: details,
  } as const;
  const placed = {
    table: 'pasports',
    id: pasport_id,
    version: place_version,
    columns: place,
  } as const;
  return { state: 'changed', inserts: [], updates: moved ? [update, placed] : [update] };
}
