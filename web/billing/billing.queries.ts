import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  browseBillingPlaces,
  connectBillingPlace,
  createBillingPlace,
  deleteBillingPlace,
  disconnectBillingPlace,
  getBillingPlace,
  updateBillingPlace,
} from '#contract/billing/places.ts';
import { createBillingPlaces, listUsualPlaces } from '#contract/billing/usual-places.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { browseMeasuringPlaces } from '#contract/metering/places.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { longListFor } from '#web/lib/long-list.ts';
import { keyOf, queryClient, queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a change of a billing place or of what it serves may be seen. */
export const billingReads: readonly Endpoint[] = [
  browseBillingPlaces,
  getBillingPlace,
  listUsualPlaces,
  listRecordHistory,
  readUnitToday,
];
const changed = { invalidates: billingReads };

/** Billing places of the unit. */
export function useBillingPlaces(unit_id: number, showHidden: boolean) {
  const params = { unit_id, show_hidden: showHidden ? '1' : '0' } as const;
  return useQuery({
    ...queryFor(browseBillingPlaces, { params }),
    placeholderData: keepPreviousData,
  });
}

/** One billing place; a missing one shows the not-found page. */
export function useBillingPlace(unit_id: number, id: number) {
  return useQuery({
    ...queryFor(getBillingPlace, { params: { unit_id, id: String(id) } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

/** What the unit could have as its houses and meters tell. */
export function useUsualPlaces(unit_id: number, enabled: boolean) {
  return useQuery({ ...queryFor(listUsualPlaces, { params: { unit_id } }), enabled });
}

export const useCreatePlace = () => useCall(createBillingPlace, changed);
export const useCreatePlaces = () => useCall(createBillingPlaces, changed);
export const useSavePlace = () => useCall(updateBillingPlace, changed);
export const useConnect = () => useCall(connectBillingPlace, changed);
export const useDisconnect = () => useCall(disconnectBillingPlace, changed);

export function useDeletePlace() {
  return useCall(deleteBillingPlace, {
    invalidates: [browseBillingPlaces, listUsualPlaces, readUnitToday],
    // Nobody asks for the deleted one any more.
    onSuccess: () =>
      void queryClient.invalidateQueries({ queryKey: keyOf(getBillingPlace), refetchType: 'none' }),
  });
}

/** Measuring places of the unit in use. */
export function useMeters(unit_id: number) {
  const params = { unit_id, show_hidden: '0' } as const;
  return useQuery(longListFor(browseMeasuringPlaces, { params })).data?.values ?? [];
}

/** Houses of the unit. */
export function useHouses(unit_id: number) {
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  return useQuery(queryFor(browseBuildings, { params })).data?.values ?? [];
}

/** Spaces of a house; none without a house. */
export function useSpaces(unit_id: number, house: number | null) {
  const params = {
    unit_id,
    show_hidden: '0',
    parent_id: String(house ?? 0),
    parent_type: 'building',
  } as const;
  const spaces = useQuery({ ...longListFor(browseSpaces, { params }), enabled: house !== null });
  return spaces.data?.values ?? [];
}
