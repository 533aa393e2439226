import { keepPreviousData } from '@tanstack/react-query';
import type { ResultOf } from '#contract/endpoint.ts';
import {
  browseGroups,
  createGroup,
  deleteGroup,
  getBuilding,
  getGroup,
  orderPasports,
  updateGroup,
} from '#contract/pasports/buildings.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';
import { placeLists, placeReads } from './buildings.queries.ts';
import { addToLists, dropFromLists } from './listed.ts';
import { forget, useRecord } from './useRecord.ts';

interface Asked {
  readonly unit_id: number;
  readonly showHidden: boolean;
  /** 0, or left out, for all cities. */
  readonly city_id?: number;
}

/** Groups of the unit as its tree is read. */
export function useGroups({ unit_id, showHidden, city_id = 0 }: Asked) {
  const params = {
    unit_id,
    show_hidden: showHidden ? '1' : '0',
    city_id: String(city_id),
  } as const;
  return useLoad({ ...queryFor(browseGroups, { params }), placeholderData: keepPreviousData });
}

/** A group with the buildings in it and in the groups under it. */
export type GroupWithBuildings = ResultOf<typeof getGroup>;

/** One group with its buildings; a missing one shows the not-found page. */
export function useGroup(unit_id: number, id: number) {
  return useRecord(groupQuery(unit_id, id));
}

function groupQuery(unit_id: number, id: number) {
  return queryFor(getGroup, { params: { unit_id, id: String(id) } });
}

export function useCreateGroup() {
  return useCall(createGroup, {
    invalidates: placeReads,
    onSuccess: (group) => addToLists(browseGroups, group),
  });
}

/** Saves changed fields of a group. */
export function useSaveGroup() {
  return useCall(updateGroup, {
    invalidates: placeReads,
    onSuccess: (group) => {
      const { queryKey } = groupQuery(group.unit_id, group.pasport_building_id);
      queryClient.setQueryData<GroupWithBuildings>(
        queryKey,
        (known) => known && { ...known, ...group },
      );
    },
  });
}

/** Deletes a group in which nothing is. */
export function useDeleteGroup() {
  return useCall(deleteGroup, {
    invalidates: placeLists,
    onSuccess: (_deleted, { params }) => {
      dropFromLists(browseGroups, Number(params?.id));
      forget(keyOf(getGroup));
    },
  });
}

/** Puts buildings of one group in an order; the group itself is read again by `rereadGroups`. */
export function useOrderPlaces() {
  return useCall(orderPasports, { invalidates: [...placeLists, getBuilding, listRecordHistory] });
}

/** Reads the open group again; done once it has come. */
export function rereadGroups(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(getGroup) });
}
