import { useFloors, useGroupsBuildings, usePasportChoices } from '../pasports.queries.ts';
import { floorName } from '../tree/tree-nodes.ts';

interface Choice {
  readonly id: number;
  readonly name: string;
}

/** What can be chosen in the form of a space: types, houses and the floors of its house. */
export function useSpaceChoices(unit_id: number, building: number | null) {
  const types = usePasportChoices(unit_id).data?.pasport_types ?? [];
  const places = useGroupsBuildings(unit_id, true).data?.values ?? [];
  const floors = useFloors(unit_id, building ?? undefined).data?.values ?? [];
  return {
    types: types.map(({ pasport_type_id, name }): Choice => ({ id: pasport_type_id, name })),
    buildings: places
      .filter(({ type }) => type === 'building')
      .map(({ pasport_id, name, hidden }): Choice => ({
        id: pasport_id,
        name: hidden ? `${name} (skrytý)` : name,
      })),
    floors: floors.map((floor): Choice => ({ id: floor.pasport_floor_id, name: floorName(floor) })),
  };
}
