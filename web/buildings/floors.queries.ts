import { useQuery } from '@tanstack/react-query';
import { listHeatings } from '#contract/heating.ts';
import {
  createElement,
  createFloor,
  deleteElement,
  deleteFloor,
  listElements,
  listFloors,
  updateElement,
  updateFloor,
} from '#contract/pasports/floors.ts';
import { listRooms } from '#contract/pasports/rooms.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

// The code of a floor stands in the list of spaces too.
const floorReads = [listFloors, browseSpaces, listRecordHistory];
// Lists of heating count the elements that use their rows.
const elementReads = [listElements, listRecordHistory, listHeatings];

/** Floors of a building from the highest. */
export function useFloors(unit_id: number, pasport_id: number) {
  return useQuery(queryFor(listFloors, { body: { unit_id, pasport_id } }));
}

export function useCreateFloor() {
  return useCall(createFloor, { invalidates: floorReads });
}

export function useSaveFloor() {
  return useCall(updateFloor, { invalidates: floorReads });
}

export function useDeleteFloor() {
  return useCall(deleteFloor, { invalidates: floorReads });
}

/** Heating elements of a building; those whose time has ended only when asked for. */
export function useElements(unit_id: number, pasport_building_id: number, withEnded: boolean) {
  const params = { unit_id, pasport_building_id, show_ended: withEnded ? '1' : '0' } as const;
  return useQuery(queryFor(listElements, { params }));
}

export function useCreateElement() {
  return useCall(createElement, { invalidates: elementReads });
}

export function useSaveElement() {
  return useCall(updateElement, { invalidates: elementReads });
}

export function useDeleteElement() {
  return useCall(deleteElement, { invalidates: elementReads });
}

/** Spaces of a building to choose from by their pasport_id, hidden ones too. */
export function useSpaceChoices(unit_id: number, pasport_id: number) {
  const params = {
    unit_id,
    show_hidden: '1',
    parent_id: String(pasport_id),
    parent_type: 'building',
  } as const;
  const spaces = useQuery(queryFor(browseSpaces, { params })).data?.values ?? [];
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
