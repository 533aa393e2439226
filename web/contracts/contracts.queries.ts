import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  addContractFile,
  browseContracts,
  createUnitContract,
  deleteContractFile,
  deleteUnitContract,
  getContractFile,
  getUnitContract,
  updateUnitContract,
} from '#contract/contracts/contracts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { bytesOf, download } from '#web/lib/download.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a change of a contract may be seen. */
export const contractReads: readonly Endpoint[] = [
  browseContracts,
  getUnitContract,
  listRecordHistory,
  readUnitToday,
];
const changed = { invalidates: contractReads };

/** All contracts of the unit; read anew on each opening, because they change on other screens too. */
export function useContracts(unit_id: number, showHidden: boolean) {
  const params = { unit_id, show_hidden: showHidden ? '1' : '0' } as const;
  return useQuery({
    ...queryFor(browseContracts, { params }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One contract; a missing one shows the not-found page. */
export function useUnitContract(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getUnitContract, { params: { unit_id, id: String(id) } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

export const useCreateContract = () => useCall(createUnitContract, changed);
export const useSaveContract = () => useCall(updateUnitContract, changed);
export const useAddContractFile = () => useCall(addContractFile, changed);
export const useDeleteContractFile = () => useCall(deleteContractFile, changed);

export function useDeleteContract() {
  return useCall(deleteUnitContract, {
    invalidates: [browseContracts, readUnitToday],
    // Nobody asks for the deleted one any more.
    onSuccess: () =>
      void queryClient.invalidateQueries({ queryKey: keyOf(getUnitContract), refetchType: 'none' }),
  });
}

/** Fetches a file and has the browser save it; it is never shown as a page of the portal. */
export function useFetchContractFile() {
  return useCall(getContractFile, {
    onSuccess: ({ file_name, content_type, content_base64 }) =>
      download(file_name, new Blob([bytesOf(content_base64)], { type: content_type })),
  });
}

/** Houses of the unit. */
export function useHouses(unit_id: number) {
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  return useQuery(queryFor(browseBuildings, { params })).data?.values ?? [];
}
