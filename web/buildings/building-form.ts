import { buildingFields, groupFields } from '#contract/pasports/building-record.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { valuesOf, type FormOf } from '#contract/record.ts';
import type { Choices } from './choices.ts';

/** Fields of a building as its form holds them; those of a group are the same. */
export type BuildingValues = FormOf<typeof buildingFields>;

/** Fields of a building or of a group, in the words of each. */
export type PlaceFields = typeof buildingFields | typeof groupFields;

/** What of a building or a group its form holds. */
export const buildingValues = (record: Building): BuildingValues =>
  valuesOf(buildingFields, record);

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
