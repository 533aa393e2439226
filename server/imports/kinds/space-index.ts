import { grouped } from '#server/core/time/grouped.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import { buildingIndex } from './building-index.ts';
import { onlyOne, type Found } from './found.ts';
import type { BuildingRef, SpaceRef } from '#server/core/pasports/unit-spaces.sql.ts';

/** By what a row names a space. */
export interface SpaceName {
  readonly building?: string;
  readonly space_number?: string;
  readonly variable_symbol?: string;
}

/** Finds a space, or says of which field the fault is. */
export type SpaceIndex = (
  name: SpaceName,
) => { readonly record: SpaceRef } | { readonly field: keyof SpaceName; readonly fault: string };

const numberFaults = {
  none: 'Prostor s tímto číslem v domě není',
  more: 'Takových prostorů je v domě více',
};
const unitFaults = {
  none: 'Prostor s tímto číslem v jednotce není',
  more: 'Toto číslo má v jednotce více prostorů; uveďte dům',
};
const symbolFaults = {
  none: 'Prostor s tímto variabilním symbolem v jednotce není',
  more: 'Tento variabilní symbol má více prostorů; uveďte dům a číslo prostoru',
};

/** Finds spaces by building and number, by the number alone where it is the only one, or by symbol. */
export function spaceIndex(
  buildings: readonly BuildingRef[],
  spaces: readonly SpaceRef[],
): SpaceIndex {
  const building = buildingIndex(buildings);
  const inBuilding = grouped(spaces, (space) => `${space.parent_id}/${keyOf(space.space_number)}`);
  const byNumber = grouped(spaces, (space) => keyOf(space.space_number));
  const bySymbol = grouped(spaces, (space) => space.variable_symbol);
  const under = (field: keyof SpaceName, found: Found<SpaceRef>) =>
    'fault' in found ? { field, fault: found.fault } : found;
  return ({ building: name, space_number: number, variable_symbol: symbol }) => {
    if (number === undefined) {
      if (symbol === undefined) return { field: 'space_number', fault: 'Uveďte číslo prostoru' };
      return under('variable_symbol', onlyOne(bySymbol.get(symbol), symbolFaults));
    }
    const key = keyOf(number);
    if (name === undefined) return under('space_number', onlyOne(byNumber.get(key), unitFaults));
    const house = building(name);
    if ('fault' in house) return { field: 'building', fault: house.fault };
    const { pasport_id } = house.record;
    return under('space_number', onlyOne(inBuilding.get(`${pasport_id}/${key}`), numberFaults));
  };
}
