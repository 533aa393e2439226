import type { CityChoice } from '#contract/lists/cities.ts';
import type { Group } from '#contract/pasports/buildings.ts';
import { useCityChoices } from '#web/core/cities/useCityChoices.ts';
import { useChoices } from './buildings.queries.ts';
import { useGroups } from './groups.queries.ts';

/** What the forms and filters of buildings and groups offer. */
export interface Choices {
  /** Groups of the unit as its tree is read; empty until they come. */
  readonly tree: readonly Group[];
  /** Groups as their tree is read, a group under another one set in. */
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly cities: readonly CityChoice[];
  /** Cities in which the unit has a building. */
  readonly usedCities: readonly CityChoice[];
  readonly indicators: readonly { readonly id: number; readonly name: string }[];
}

/** Reads what is offered; empty lists until it comes. */
export function usePlaceChoices(unit_id: number): Choices {
  const offered = useChoices(unit_id).data;
  const groups = useGroups({ unit_id, showHidden: true }).data?.values ?? [];
  const cities = useCityChoices();
  return {
    tree: groups,
    groups: groupChoices(groups),
    cities,
    usedCities: cities.filter(({ city_id }) => offered?.used_city_ids.includes(city_id) === true),
    indicators: (offered?.heating_indicators ?? []).map((indicator) => ({
      id: indicator.heating_indicator_id,
      name: indicator.name,
    })),
  };
}

type Node = Pick<Group, 'pasport_id' | 'parent_id' | 'pasport_name' | 'hidden'>;

/** Groups to choose from by their pasport_id, in the order given, each set in by its depth. */
function groupChoices(groups: readonly Node[]): Choices['groups'] {
  const known = new Map(groups.map((group) => [group.pasport_id, group]));
  const depthOf = (group: Node): number => {
    const above = group.parent_id === null ? undefined : known.get(group.parent_id);
    return above === undefined ? 0 : depthOf(above) + 1;
  };
  return groups.map((group) => ({
    id: group.pasport_id,
    name: `${'– '.repeat(depthOf(group))}${group.pasport_name}${group.hidden ? ' (skrytá)' : ''}`,
  }));
}

/** The pasport_id of a group and of all groups under it. */
export function withGroupsUnder(
  groups: readonly Pick<Group, 'pasport_id' | 'parent_id'>[],
  pasport_id: number,
): ReadonlySet<number> {
  const inside = new Set([pasport_id]);
  // A group stands before those under it, so one pass is enough.
  for (const group of groups)
    if (group.parent_id !== null && inside.has(group.parent_id)) inside.add(group.pasport_id);
  return inside;
}
