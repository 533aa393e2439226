import { useQuery } from '@tanstack/react-query';
import { listElements, listFloors } from '#contract/pasports/floors.ts';
import { listRooms } from '#contract/pasports/rooms.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { longListFor } from '#web/lib/long-list.ts';
import { queryFor } from '#web/lib/query.ts';

/** Floors of a building from the highest. */
export function useFloors(unit_id: number, pasport_id: number) {
  return useQuery(queryFor(listFloors, { body: { unit_id, pasport_id } }));
}

/** Heating elements of a building; those whose time has ended only when asked for. */
export function useElements(unit_id: number, pasport_building_id: number, withEnded: boolean) {
  const params = { unit_id, pasport_building_id, show_ended: withEnded ? '1' : '0' } as const;
  return useQuery(queryFor(listElements, { params }));
}

/** Spaces of a building to choose from by their pasport_id, hidden ones too. */
export function useSpaceChoices(unit_id: number, pasport_id: number) {
  const params = {
    unit_id,
    show_hidden: '1',
    parent_id: String(pasport_id),
    parent_type: 'building',
  } as const;
  const spaces = useQuery(longListFor(browseSpaces, { params })).data?.values ?? [];
  return spaces.map((space) => ({
    id: space.pasport_id,
    name: [space.space_number, space.tenant_name].filter((part) => part !== '').join(' · '),
  }));
}

/** Rooms of a space to choose from; none without a space. */
export function useRoomChoices(unit_id: number, pasport_id: number | null) {
  const query = queryFor(listRooms, { params: { unit_id, pasport_id: pasport_id ?? 0 } });
  const rooms = useQuery({ ...query, enabled: pasport_id !== null }).data?.values ?? [];
  return rooms.map(({ pasport_room_id, room_name }) => ({ id: pasport_room_id, name: room_name }));
}
