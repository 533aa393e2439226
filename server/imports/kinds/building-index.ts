import { grouped } from '#server/core/time/grouped.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import { onlyOne, type Found } from './found.ts';
import type { BuildingRef } from '#server/core/pasports/unit-spaces.sql.ts';

/** Finds a building by what a person calls it. */
export type BuildingIndex = (name: string) => Found<BuildingRef>;

const plain = (name: string) => keyOf(name.replaceAll(',', ' '));

/** Names of a building: its own, and its street with either number or both, also with the city. */
function namesOf(building: BuildingRef): string[] {
  const { pasport_name, street, registry_number, house_number, street_full, city_name } = building;
  const numbers = [registry_number, house_number].filter((number) => number !== '');
  const streets = [street_full, ...numbers.map((number) => `${street} ${number}`)];
  const names = [pasport_name, ...streets, ...streets.map((name) => `${name} ${city_name}`)];
  return [...new Set(names.map(plain))];
}

export function buildingIndex(buildings: readonly BuildingRef[]): BuildingIndex {
  const pairs = buildings.flatMap((building) =>
    namesOf(building).map((key) => ({ key, building })),
  );
  const byName = grouped(pairs, ({ key }) => key);
  const byOwnName = grouped(buildings, ({ pasport_name }) => plain(pasport_name));
  // A name of its own goes before a street that another building shares.
  const named = (key: string) =>
    byOwnName.get(key) ?? byName.get(key)?.map(({ building }) => building);
  return (name) => {
    const [street = name] = name.split(',');
    // What stands behind the comma is the city, which the building may not tell.
    const candidates = named(plain(name)) ?? named(plain(street));
    return onlyOne(candidates, {
      none: 'Dům s tímto názvem nebo adresou v jednotce není',
      more: 'Takových domů je v jednotce více; uveďte název domu',
    });
  };
}
