import { buildingFields } from '#contract/pasports/building-record.ts';
import type { Building, Group } from '#contract/pasports/buildings.ts';
import { blankOf } from '#contract/record.ts';

/** A house of the unit 1 of which nothing is told. */
export function plainBuilding(known: Partial<Building> = {}): Building {
  const told = {
    parent_name: '',
    street_full: '',
    heating_indicator_name: '',
    common_share_missing: '',
  };
  const place = { parent_id: null, pasport_name: '', pasport_order: 0, hidden: false };
  return {
    ...blankOf(buildingFields),
    ...told,
    parent_hidden: false,
    flats_count: 0,
    spaces_count: 0,
    pasport_building_id: 7,
    unit_id: 1,
    pasport_id: 10,
    pasport: { pasport_id: 10, unit_id: 1, kind: 'building', ...place },
    created: '2026-01-02T08:15:00.000Z',
    updated: '2026-01-02T08:15:00.000Z',
    version: 4,
    ...known,
  };
}

/** A group of houses of which nothing is told. */
export function plainGroup(known: Partial<Group> = {}): Group {
  return { ...plainBuilding(), buildings_count: 0, total_area: 0, ...known };
}
