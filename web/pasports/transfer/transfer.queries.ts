import { useQuery } from '@tanstack/react-query';
import { readHouseShares } from '#contract/pasports/house-shares.ts';
import { getOwnership, listOwnerships } from '#contract/pasports/ownerships.ts';
import { createTransfer, deleteTransfer, listTransfers } from '#contract/pasports/transfers.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';
import { spaceReads, stateReads } from '../changes.ts';
import type { SpaceIds } from '../records/records.queries.ts';

const OWNERS_CHANGED =
  'Vlastníky prostoru mezitím změnil někdo jiný. Zkontrolujte je a zapište převod znovu.';

const transferReads = [...spaceReads, ...stateReads, getOwnership, listTransfers, readHouseShares];

/** Transfers of a space, the newest first. */
export function useTransfers(params: SpaceIds) {
  return useQuery(queryFor(listTransfers, { params }));
}

/** Passes a space to new owners; when an owner was changed meanwhile, the owners are read again. */
export function useTransfer() {
  const { mutateAsync } = useCall(createTransfer, { invalidates: transferReads });
  return async (input: Parameters<typeof mutateAsync>[0]) => {
    try {
      return await mutateAsync(input);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'version-conflict') throw error;
      void queryClient.invalidateQueries({ queryKey: keyOf(listOwnerships) });
      // No field of the dialog has met another value: whose ownership ends is to be looked at anew.
      const { kind, url, status, errorCode, requestId } = error;
      throw new ApiError({ kind, url, status, errorCode, requestId, message: OWNERS_CHANGED });
    }
  };
}

/** Takes a transfer back. */
export function useTransferBack() {
  return useCall(deleteTransfer, { invalidates: transferReads });
}
