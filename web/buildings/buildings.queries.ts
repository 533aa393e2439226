import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  browseBuildings,
  browseGroups,
  createBuilding,
  deleteBuilding,
  getBuilding,
  getGroup,
  listGroupsBuildings,
  listPasportChoices,
  updateBuilding,
} from '#contract/pasports/buildings.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { readHouseSummary } from '#contract/pasports/summaries.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { pasportStatistics } from '#contract/statistics.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';
import { addToLists, dropFromLists } from './listed.ts';
import { forget, useRecord } from './useRecord.ts';

/** Lists in which a change of a building or a group may be seen. */
export const placeLists: readonly Endpoint[] = [
  browseBuildings,
  browseGroups,
  listGroupsBuildings,
  listPasportChoices,
  browseSpaces,
  pasportStatistics,
];

/** Everything that a change of a building or a group may be seen in. */
export const placeReads: readonly Endpoint[] = [
  ...placeLists,
  getBuilding,
  getGroup,
  readHouseSummary,
  listRecordHistory,
];

interface Asked {
  readonly unit_id: number;
  readonly showHidden: boolean;
  /** 0 for all cities. */
  readonly city_id: number;
}

/** Buildings of the unit as its tree is read; the list before stays until the new one comes. */
export function useBuildings({ unit_id, showHidden, city_id }: Asked) {
  const params = {
    unit_id,
    show_hidden: showHidden ? '1' : '0',
    city_id: String(city_id),
  } as const;
  return useLoad({
    ...queryFor(browseBuildings, { params }),
    placeholderData: keepPreviousData,
  });
}

/** Types of spaces and indicators for the forms, and the cities of the unit for the filters. */
export function useChoices(unit_id: number) {
  return useQuery(queryFor(listPasportChoices, { params: { unit_id } }));
}

/** One building; a missing one shows the not-found page. */
export function useBuilding(unit_id: number, id: number) {
  return useRecord(buildingQuery(unit_id, id));
}

/** A house in a nutshell with its spaces; read anew on each opening, because it changes from many places. */
export function useHouseSummary(unit_id: number, id: number) {
  const query = queryFor(readHouseSummary, { params: { unit_id, id: String(id) } });
  return useQuery({ ...query, staleTime: 0 });
}

/** Shown houses of the unit in their order, by their pasport_building_id; asked for only where they are wanted. */
export function useHousesInOrder(unit_id: number, isWanted: boolean) {
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  const { data } = useQuery({ ...queryFor(browseBuildings, { params }), enabled: isWanted });
  return data?.values.map(({ pasport_building_id }) => pasport_building_id);
}

function buildingQuery(unit_id: number, id: number) {
  return queryFor(getBuilding, { params: { unit_id, id: String(id) } });
}

function keepBuilding(building: Building): void {
  const { unit_id, pasport_building_id } = building;
  queryClient.setQueryData(buildingQuery(unit_id, pasport_building_id).queryKey, building);
}

export function useCreateBuilding() {
  return useCall(createBuilding, {
    invalidates: placeReads,
    onSuccess: (building) => {
      keepBuilding(building);
      addToLists(browseBuildings, building);
    },
  });
}

/** Saves changed fields of a building. */
export function useSaveBuilding() {
  return useCall(updateBuilding, { invalidates: placeReads, onSuccess: keepBuilding });
}

/** Deletes a building that nothing refers to. */
export function useDeleteBuilding() {
  return useCall(deleteBuilding, {
    invalidates: placeLists,
    onSuccess: (_deleted, { params }) => {
      dropFromLists(browseBuildings, Number(params?.id));
      forget(keyOf(getBuilding));
    },
  });
}
