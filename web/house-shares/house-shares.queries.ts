import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readHouseShares } from '#contract/pasports/house-shares.ts';
import { createShareSet, deleteShareSet, listShareSets } from '#contract/pasports/share-changes.ts';
import { browseSpaces, getSpace } from '#contract/pasports/spaces.ts';
import { pasportStatistics } from '#contract/statistics.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Spaces of the house with their shares and owners as of the day; today's without one. */
export function useHouseShares(unit_id: number, houseId: number, as_of: string | undefined) {
  const params = { unit_id, id: String(houseId) };
  return useQuery(queryFor(readHouseShares, { params, query: { as_of } }));
}

const shareReads = [readHouseShares, listShareSets, browseSpaces, getSpace, pasportStatistics];

/** The same while a day is being typed: what was read before stands until the next day is read. */
export function useSharesFrom(unit_id: number, houseId: number, as_of: string | undefined) {
  const params = { unit_id, id: String(houseId) };
  const wanted = queryFor(readHouseShares, { params, query: { as_of } });
  return useQuery({ ...wanted, placeholderData: keepPreviousData });
}

/** Changes of the shares of the house, the newest first. */
export function useShareSets(unit_id: number, houseId: number) {
  return useQuery(queryFor(listShareSets, { params: { unit_id, id: String(houseId) } }));
}

/** Gives the spaces of the house new shares from a day. */
export function useSaveShares() {
  return useCall(createShareSet, { invalidates: shareReads });
}

/** Takes new shares back. */
export function useTakeSharesBack() {
  return useCall(deleteShareSet, { invalidates: shareReads });
}
