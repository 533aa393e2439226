import { useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  addToRound,
  createRound,
  deleteRound,
  listRounds,
  planRound,
  readRoundRecord,
  saveRound,
} from '#contract/fieldwork/rounds.ts';
import { printPoster, printSlips, revokeSlotLinks } from '#contract/fieldwork/slots.ts';
import { browseVisitPlaces, saveVisitAccess } from '#contract/fieldwork/visit-places.ts';
import {
  endVisit,
  moveVisit,
  reopenVisit,
  repeatVisit,
  unplaceVisit,
} from '#contract/fieldwork/visits.ts';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { readCrewDay } from '#contract/fieldwork/crew-day.ts';
import { browseBuildings } from '#contract/pasports/buildings.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a round or a visit is seen. */
export const visitReads: readonly Endpoint[] = [
  browseVisitPlaces,
  readCrewDay,
  listRounds,
  readRoundRecord,
  readWorkCalendar,
];
const changed = { invalidates: visitReads };

/** Places of the unit and what is to be done there. */
export function useVisitPlaces(unit_id: number) {
  return useQuery(queryFor(browseVisitPlaces, { params: { unit_id } }));
}

/** Rounds of the unit. */
export function useRounds(unit_id: number) {
  return useQuery(queryFor(listRounds, { params: { unit_id } }));
}

/** One round; a missing one shows the not-found page. */
export function useRound(unit_id: number, round_id: number) {
  return useQuery({
    ...queryFor(readRoundRecord, { params: { unit_id, round_id } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

/** Houses of the unit. */
export function useHouses(unit_id: number) {
  const params = { unit_id, show_hidden: '0', city_id: '0' } as const;
  return useQuery(queryFor(browseBuildings, { params })).data?.values ?? [];
}

export const useSaveAccess = () =>
  useCall(saveVisitAccess, { invalidates: [browseVisitPlaces, readRoundRecord, readWorkCalendar] });
export const useCreateRound = () => useCall(createRound, changed);
export const useSaveRound = () => useCall(saveRound, changed);
export const useDeleteRound = () =>
  useCall(deleteRound, { invalidates: [browseVisitPlaces, listRounds, readWorkCalendar] });
export const usePlanRound = () => useCall(planRound, changed);
export const useAddToRound = () => useCall(addToRound, changed);
export const useMoveVisit = () => useCall(moveVisit, changed);
export const useUnplaceVisit = () => useCall(unplaceVisit, changed);
export const useEndVisit = () => useCall(endVisit, changed);
export const useReopenVisit = () => useCall(reopenVisit, changed);
export const useRepeatVisit = () => useCall(repeatVisit, changed);
export const usePrintPoster = () => useCall(printPoster);
export const usePrintSlips = () => useCall(printSlips);
export const useRevokeLinks = () => useCall(revokeSlotLinks);
