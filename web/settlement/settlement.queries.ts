import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { explainSettlement } from '#contract/settlement/explained-services.ts';
import {
  acceptSettlementCheck,
  browseSettlements,
  countSettlement,
  createSettlement,
  deleteSettlement,
  getSettlement,
  listSettlementCounts,
  readSettlementChecks,
  readSettlementCount,
  reviewSettlement,
  updateSettlement,
} from '#contract/settlement/settlements.ts';
import {
  cancelCorrection,
  correctSettlement,
  issueSettlement,
} from '#contract/settlement/statements.ts';
import { getTaskFile, listTasks } from '#contract/tasks.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

const POLL_MS = 500;
const changed = {
  invalidates: [browseSettlements, getSettlement, readSettlementChecks, listRecordHistory],
};

/** Settlements of the unit. */
export function useSettlements(unit_id: number) {
  return useQuery({
    ...queryFor(browseSettlements, { params: { unit_id } }),
    placeholderData: keepPreviousData,
  });
}

/** One settlement; a missing one shows the not-found page. */
export function useSettlement(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getSettlement, { params: { unit_id, id: String(id) } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

/** What is to be mended, accepted or known; asked for anew whenever the tab is opened. */
export function useChecks(unit_id: number, settlement_id: number) {
  return useQuery({
    ...queryFor(readSettlementChecks, { params: { unit_id, settlement_id } }),
    staleTime: 0,
  });
}

/** The result of a count; nothing while none is named. */
export function useResult(unit_id: number, settlement_id: number, count: number | undefined) {
  const params = { unit_id, settlement_id, settlement_count_id: count ?? 0 };
  return useQuery({
    ...queryFor(readSettlementCount, { params }),
    enabled: count !== undefined,
    placeholderData: keepPreviousData,
  });
}

interface Explained {
  readonly unit_id: number;
  readonly settlement_id: number;
  readonly settlement_count_id: number;
  readonly recipient: string;
}

/** How what a recipient bears came about. */
export function useExplained({ recipient, ...params }: Explained) {
  return useQuery(queryFor(explainSettlement, { params, query: { recipient } }));
}

/** How far a task is; undefined until it is known. */
export function useTask(task_id: number | undefined) {
  const tasks = useQuery({
    ...queryFor(listTasks),
    enabled: task_id !== undefined,
    refetchInterval: task_id === undefined ? false : POLL_MS,
  }).data?.values;
  return tasks?.find((task) => task.task_id === task_id);
}

export const useCreateSettlement = () => useCall(createSettlement, changed);
export const useAcceptCheck = () => useCall(acceptSettlementCheck, changed);
export const useReview = () => useCall(reviewSettlement, changed);
export const useCount = () => useCall(countSettlement, { invalidates: [listTasks] });
export const useSaveNote = () => useCall(updateSettlement, changed);

/** Counts of a settlement, the last one first. */
export const useCounts = (unit_id: number, settlement_id: number) =>
  useQuery(queryFor(listSettlementCounts, { params: { unit_id, settlement_id } }));

// What is issued is booked to accounts: sums of many screens are others then.
const booked = { onSuccess: () => void queryClient.invalidateQueries() };
export const useIssue = () => useCall(issueSettlement, booked);
/** Cancels a correction that was not issued. */
export const useCancelCorrection = () => useCall(cancelCorrection, changed);
export const useCorrect = () => useCall(correctSettlement, changed);

/** Has the browser save what a task has made. */
export const useFetchTaskFile = () =>
  useCall(getTaskFile, {
    onSuccess: ({ file_name, content_type, content_base64 }) =>
      download(fileName(file_name), new Blob([bytesOf(content_base64)], { type: content_type })),
  });

export function useDeleteSettlement() {
  return useCall(deleteSettlement, {
    invalidates: [browseSettlements],
    // Nobody asks for the deleted one any more.
    onSuccess: () =>
      void queryClient.invalidateQueries({ queryKey: keyOf(getSettlement), refetchType: 'none' }),
  });
}

/** Houses of the unit. */
export function useHouses(unit_id: number) {
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  return useQuery(queryFor(browseBuildings, { params })).data?.values ?? [];
}
