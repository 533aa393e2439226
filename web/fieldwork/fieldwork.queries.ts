import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseAbsences } from '#contract/fieldwork/absences.ts';
import { browseCrews, getCrew } from '#contract/fieldwork/crews.ts';
import {
  browseWorks,
  createWorks,
  getWork,
  updateWork,
  deleteWork,
} from '#contract/fieldwork/works.ts';
import { listClientRecordHistory } from '#contract/record-history.ts';
import { browseRevisionTypes } from '#contract/revision-types.ts';
import { listUsers } from '#contract/users.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a change of a work or of its version may be seen. */
export const workReads: readonly Endpoint[] = [browseWorks, getWork, listClientRecordHistory];
/** The same of a crew: its members may have left another one. */
export const crewReads: readonly Endpoint[] = [
  browseCrews,
  getCrew,
  browseAbsences,
  listClientRecordHistory,
];
export const absenceReads: readonly Endpoint[] = [browseAbsences];

/** Works of the client by code. */
export function useWorks(showHidden: boolean) {
  const params = { show_hidden: showHidden ? '1' : '0' } as const;
  return useQuery({
    ...queryFor(browseWorks, { params }),
    placeholderData: keepPreviousData,
  });
}

/** One work; a missing one shows the not-found page. */
export function useWork(id: number) {
  return useQuery({
    ...queryFor(getWork, { params: { id } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

export function useCreateWorks() {
  return useCall(createWorks, { invalidates: workReads });
}

export function useSaveWork() {
  return useCall(updateWork, { invalidates: workReads });
}

export function useDeleteWork() {
  return useCall(deleteWork, { invalidates: [browseWorks] });
}

/** Crews of the client by name. */
export function useCrews(showHidden: boolean) {
  const params = { show_hidden: showHidden ? '1' : '0' } as const;
  return useQuery({
    ...queryFor(browseCrews, { params }),
    placeholderData: keepPreviousData,
  });
}

/** Absences from the day on, or all. */
export function useAbsences(from: string | undefined) {
  return useQuery({
    ...queryFor(browseAbsences, { query: from === undefined ? {} : { from } }),
    placeholderData: keepPreviousData,
  });
}

/** Users of the client, of whom crews are made; only who manages the client may read them. */
export function useClientUsers(isAsked: boolean) {
  return useQuery({ ...queryFor(listUsers), enabled: isAsked }).data?.values;
}

/** Kinds of revisions that a work may write; they are read with the counts of a unit. */
export function useRevisionTypeNames(unit_id: number | undefined) {
  const params = { unit_id: unit_id ?? 0, show_hidden: '1' } as const;
  const { data } = useQuery({
    ...queryFor(browseRevisionTypes, { params }),
    enabled: unit_id !== undefined,
  });
  return data?.values.map(({ revision_type_id: id, name }) => ({ id, name })) ?? [];
}
