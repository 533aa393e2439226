import { useQuery } from '@tanstack/react-query';
import { listSpaceCosts } from '#contract/pasports/costs.ts';
import { listOccupants } from '#contract/pasports/occupants.ts';
import { listOwnerships } from '#contract/pasports/ownerships.ts';
import { listPayers } from '#contract/pasports/payers.ts';
import { listRoommates } from '#contract/pasports/roommates.ts';
import { listRooms } from '#contract/pasports/rooms.ts';
import { listTenants } from '#contract/pasports/tenants.ts';
import { queryFor } from '#web/lib/query.ts';

/** Which space of which unit. */
export interface SpaceIds {
  readonly unit_id: number;
  readonly pasport_id: number;
}

/** How much of a list is wanted: the first few rows, or all of them. */
export type Extent = 'short' | 'whole';

const WHOLE = 1000;

// The default of a short list is not sent (specification, section 7).
const limitOf = (extent: Extent) => (extent === 'short' ? {} : { limit: WHOLE });

export function useTenants(params: SpaceIds, extent: Extent = 'whole') {
  return useQuery(queryFor(listTenants, { params, query: limitOf(extent) }));
}

export function useOccupants(params: SpaceIds, extent: Extent = 'whole') {
  return useQuery(queryFor(listOccupants, { params, query: limitOf(extent) }));
}

export function useOwnerships(params: SpaceIds, extent: Extent = 'whole') {
  return useQuery(queryFor(listOwnerships, { params, query: limitOf(extent) }));
}

export function useRooms(params: SpaceIds) {
  return useQuery(queryFor(listRooms, { params }));
}

export function useRoommates(params: SpaceIds) {
  return useQuery(queryFor(listRoommates, { params }));
}

/** What is paid for a space. */
export function useCosts(params: SpaceIds) {
  return useQuery(queryFor(listSpaceCosts, { params }));
}

/** When somebody else than in the rest of its unit pays for a space. */
export function usePayers(params: SpaceIds) {
  return useQuery(queryFor(listPayers, { params }));
}
