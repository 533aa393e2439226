import type { CityRow } from '#contract/lists/cities.ts';
import { foldText } from '#contract/rules/search.ts';

/** A municipality among others of the same name. */
export function cityTitle({ name, district, code }: Pick<CityRow, 'name' | 'district' | 'code'>) {
  return district === '' ? `${name}, ${code}` : `${name} (${district}), ${code}`;
}

const sameKey = ({ name, district }: CityRow) => `${foldText(name)}|${foldText(district)}`;

/** Municipalities that share their name and district with another one: most likely entered twice. */
export function likelyTwice(cities: readonly CityRow[]): readonly CityRow[] {
  const counts = new Map<string, number>();
  for (const city of cities) counts.set(sameKey(city), (counts.get(sameKey(city)) ?? 0) + 1);
  return cities.filter((city) => (counts.get(sameKey(city)) ?? 0) > 1);
}

/** Those with which a municipality may be merged: of the same name, its own district first. */
export function mergeChoices(cities: readonly CityRow[], kept: CityRow): readonly CityRow[] {
  const same = cities.filter(
    (city) => city.city_id !== kept.city_id && foldText(city.name) === foldText(kept.name),
  );
  const isNear = (city: CityRow) => sameKey(city) === sameKey(kept);
  return [...same.filter(isNear), ...same.filter((city) => !isNear(city))];
}
