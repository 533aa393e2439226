import { z } from 'zod';
import { buildingFields } from '#contract/pasports/buildings.ts';
import type { Building, Group } from '#contract/pasports/buildings.ts';
import type { Choices } from './choices.ts';

export const buildingSchema = z.object(buildingFields);
export type BuildingValues = Omit<z.output<typeof buildingSchema>, 'pasport_order'> & {
  // A number field holds the raw text while it reads as no number.
  pasport_order: number | string | null;
};

const names = Object.keys(buildingFields) as (keyof BuildingValues)[];

/** What of a building or a group its form holds. */
export function valuesOf(record: Building): BuildingValues {
  return Object.fromEntries(names.map((name) => [name, record[name]])) as BuildingValues;
}

/** A building or group before it exists; a new one stands last unless it has an order. */
export function emptyBuilding(unit_id: number, known: Partial<Building> = {}): Building {
  return {
    pasport_building_id: 0,
    unit_id,
    pasport_id: 0,
    parent_id: null,
    parent_name: '',
    parent_hidden: false,
    pasport_name: '',
    street_full: '',
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
    comment: '',
    pasport_order: 0,
    flats_count: 0,
    spaces_count: 0,
    hidden: false,
    heating_indicator_id: null,
    heating_indicator_name: '',
    pasport: {
      pasport_id: 0,
      unit_id,
      kind: 'building',
      parent_id: null,
      pasport_name: '',
      pasport_order: 0,
      hidden: false,
    },
    created: '',
    updated: '',
    version: 0,
    ...known,
  };
}

/** A group before it exists. */
export function emptyGroup(unit_id: number): Group {
  return { ...emptyBuilding(unit_id), buildings_count: 0, total_area: 0 };
}

/** Names behind the ids of the form, for the differences of a conflict. */
export function textsOf({ groups, cities, indicators }: Choices) {
  const nameIn = (choices: readonly { id: number; name: string }[]) => (value: unknown) =>
    choices.find(({ id }) => id === value)?.name ?? '(žádné)';
  return {
    parent_id: nameIn(groups),
    city_id: nameIn(cities.map(({ city_id, name }) => ({ id: city_id, name }))),
    heating_indicator_id: nameIn(indicators),
  };
}
