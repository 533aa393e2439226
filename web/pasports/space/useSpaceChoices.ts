import { useFloors, useGroupsBuildings, usePasportChoices } from '../pasports.queries.ts';
import type { Space } from '#contract/pasports/spaces.ts';
import { nameAmong } from '#web/ui/history-words.ts';
import { floorName } from '../tree/tree-nodes.ts';

interface Choice {
  readonly id: number;
  readonly name: string;
}

type OwnType = Pick<Space, 'pasport_type_id' | 'pasport_type_name'>;

/** Types to choose from; the one that a space has stays among them when it is hidden now. */
export function withOwnType(types: readonly Choice[], own: OwnType | undefined): readonly Choice[] {
  if (own === undefined || types.length === 0) return types;
  const { pasport_type_id: id, pasport_type_name: name } = own;
  return types.some((type) => type.id === id)
    ? types
    : [...types, { id, name: `${name} (skrytý)` }];
}

/** What can be chosen in the form of a space: types, houses and the floors of its house. */
export function useSpaceChoices(unit_id: number, building: number | null, own?: OwnType) {
  const types = usePasportChoices(unit_id).data?.pasport_types ?? [];
  const places = useGroupsBuildings(unit_id, true).data?.values ?? [];
  const floors = useFloors(unit_id, building ?? undefined).data?.values ?? [];
  return {
    types: withOwnType(
      types.map(({ pasport_type_id, name }): Choice => ({ id: pasport_type_id, name })),
      own,
    ),
    buildings: places
      .filter(({ type }) => type === 'building')
      .map(({ pasport_id, name, hidden }): Choice => ({
        id: pasport_id,
        name: hidden ? `${name} (skrytý)` : name,
      })),
    floors: floors.map((floor): Choice => ({ id: floor.pasport_floor_id, name: floorName(floor) })),
  };
}

/** Words for the ids of a space's fields: its type, house and floor. */
export function useSpaceTexts(space: OwnType & Pick<Space, 'unit_id' | 'pasport_parent_id'>) {
  const { unit_id, pasport_parent_id } = space;
  const { types, buildings, floors } = useSpaceChoices(unit_id, pasport_parent_id, space);
  return {
    pasport_type_id: nameAmong(types),
    pasport_parent_id: nameAmong(buildings),
    pasport_floor_id: nameAmong(floors),
  };
}
