import { useQuery } from '@tanstack/react-query';
import { readHouseShares } from '#contract/pasports/house-shares.ts';
import { createDivision, deleteReshaping, listReshapings } from '#contract/pasports/reshapings.ts';
import { listShareSets } from '#contract/pasports/share-changes.ts';
import { queryFor, useCall } from '#web/lib/query.ts';
import { countingReads } from '../changes.ts';
import type { SpaceIds } from '../records/records.queries.ts';

/** What a division or a joining dates. */
export const reshapingReads = [...countingReads, listReshapings, listShareSets, readHouseShares];

/** Divisions and joinings of a space, the newest first. */
export function useReshapings(params: SpaceIds) {
  return useQuery(queryFor(listReshapings, { params }));
}

/** Divides a space. */
export function useDivision() {
  return useCall(createDivision, { invalidates: reshapingReads });
}

/** Takes a division or a joining back. */
export function useReshapingBack() {
  return useCall(deleteReshaping, { invalidates: reshapingReads });
}
