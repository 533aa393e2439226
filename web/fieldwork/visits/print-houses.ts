import type { Visit } from '#contract/fieldwork/visits.ts';
import { czechPlural } from '#contract/rules/plural.ts';

/** What is printed for a house of a round. */
export type PrintedPaper = 'poster' | 'slips';

/** Houses in which a visit has a time, in the order of the round, with how many: 'Lipová 3 (12 návštěv)'. */
export function housesToPrint(visits: readonly Visit[]) {
  const houses = new Map<number, { building_id: number; name: string; visits: number }>();
  for (const { state, building_id, building_name } of visits) {
    if (state !== 'planned') continue;
    const house = houses.get(building_id) ?? { building_id, name: building_name, visits: 0 };
    houses.set(building_id, { ...house, visits: house.visits + 1 });
  }
  return [...houses.values()].map(({ building_id, name, visits: count }) => ({
    building_id,
    label: `${name} (${count}\u00A0${czechPlural(count, 'návštěva', 'návštěvy', 'návštěv')})`,
  }));
}
