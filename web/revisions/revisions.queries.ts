import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { listClientRecordHistory, listRecordHistory } from '#contract/record-history.ts';
import { browseRevisionTypes } from '#contract/revision-types.ts';
import {
  browseRevisions,
  createRevisions,
  deleteRevision,
  deleteRevisionFile,
  getRevision,
  getRevisionFile,
  listRevisionReports,
  updateRevision,
  uploadRevisionFile,
} from '#contract/revisions.ts';
import { commonStatistics } from '#contract/statistics.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { bytesOf, download } from '#web/lib/download.ts';
import { longListFor } from '#web/lib/long-list.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';

/** Everything in which a change of a kind may be seen. */
export const typeReads: readonly Endpoint[] = [
  browseRevisionTypes,
  browseRevisions,
  getRevision,
  listClientRecordHistory,
];
/** Everything in which a change of a device or of its reports may be seen. */
export const revisionReads: readonly Endpoint[] = [
  browseRevisionTypes,
  browseRevisions,
  getRevision,
  listRevisionReports,
  listRecordHistory,
  commonStatistics,
];

/** Kinds of revisions with the counts of the unit. */
export function useRevisionTypes(unit_id: number, showHidden: boolean) {
  const params = { unit_id, show_hidden: showHidden ? '1' : '0' } as const;
  return useLoad({
    ...queryFor(browseRevisionTypes, { params }),
    placeholderData: keepPreviousData,
  });
}

/** What is inspected in the unit. */
export function useRevisions(unit_id: number, showHidden: boolean) {
  const params = { unit_id, show_hidden: showHidden ? '1' : '0' } as const;
  return useQuery({
    ...queryFor(browseRevisions, { params }),
    placeholderData: keepPreviousData,
  });
}

/** One device; a missing one shows the not-found page. */
export function useRevision(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getRevision, { params: { unit_id, id: String(id) } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

export function useCreateRevisions() {
  return useCall(createRevisions, { invalidates: revisionReads });
}

export function useSaveRevision() {
  return useCall(updateRevision, { invalidates: revisionReads });
}

export function useDeleteRevision() {
  return useCall(deleteRevision, {
    invalidates: [browseRevisionTypes, browseRevisions, commonStatistics],
    // Nobody asks for the deleted one any more.
    onSuccess: () =>
      void queryClient.invalidateQueries({ queryKey: keyOf(getRevision), refetchType: 'none' }),
  });
}

/** Reports of a device, newest first. */
export function useReports(unit_id: number, revision_id: number) {
  return useQuery(queryFor(listRevisionReports, { params: { unit_id, revision_id } }));
}

export function useUploadFile() {
  return useCall(uploadRevisionFile, { invalidates: revisionReads });
}

export function useDeleteFile() {
  return useCall(deleteRevisionFile, { invalidates: revisionReads });
}

/** Fetches a file and has the browser save it; it is never shown as a page of the portal. */
export function useFetchFile() {
  return useCall(getRevisionFile, {
    onSuccess: ({ file_name, content_type, content_base64 }) =>
      download(file_name, new Blob([bytesOf(content_base64)], { type: content_type })),
  });
}

interface Choice {
  readonly id: number;
  readonly name: string;
}

/** Houses of the unit by their pasport_id. */
export function useHouses(unit_id: number): readonly Choice[] {
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  const houses = useQuery(queryFor(browseBuildings, { params })).data?.values ?? [];
  return houses.map(({ pasport_id, pasport_name }) => ({ id: pasport_id, name: pasport_name }));
}

/** The pasport_building_id of a house by its pasport_id; undefined while it is not known, and of a hidden one. */
export function useHouseRecord(unit_id: number, house: number | null): number | undefined {
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  const { data } = useQuery(queryFor(browseBuildings, { params }));
  return data?.values.find(({ pasport_id }) => pasport_id === house)?.pasport_building_id;
}

/** Spaces of a house by their pasport_id; none without a house. */
export function useSpaces(unit_id: number, house: number | null): readonly Choice[] {
  const params = {
    unit_id,
    show_hidden: '0',
    parent_id: String(house ?? 0),
    parent_type: 'building',
  } as const;
  const spaces = useQuery({ ...longListFor(browseSpaces, { params }), enabled: house !== null });
  return (spaces.data?.values ?? []).map(({ pasport_id, space_number }) => ({
    id: pasport_id,
    name: space_number,
  }));
}
