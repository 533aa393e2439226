import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  importDegreeDays,
  listDegreeDayMonths,
  listDegreeDayPlaces,
  listDegreeDaySeasons,
} from '#contract/degree-days.ts';
import { listClientRecordHistory } from '#contract/record-history.ts';
import type { IndoorTemperature } from '#contract/rules/degree-days.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Reads that a change of a place or a month makes out of date. */
export const degreeDayReads = [
  listDegreeDayPlaces,
  listDegreeDayMonths,
  listDegreeDaySeasons,
  listClientRecordHistory,
];

const queryOf = (indoor: IndoorTemperature) => ({
  indoor: String(indoor) as `${IndoorTemperature}`,
});

/** Places with their norms, hidden ones too. */
export function usePlaces() {
  return useQuery(queryFor(listDegreeDayPlaces));
}

/** The client's months, newest first; those for another temperature stay until the new ones come. */
export function useMonths(indoor: IndoorTemperature) {
  return useQuery({
    ...queryFor(listDegreeDayMonths, { query: queryOf(indoor) }),
    placeholderData: keepPreviousData,
  });
}

/** Heating seasons of a place, newest first; none without a place. */
export function useSeasons(degree_day_place_id: number | undefined, indoor: IndoorTemperature) {
  return useQuery({
    ...queryFor(listDegreeDaySeasons, {
      params: { degree_day_place_id: degree_day_place_id ?? 0 },
      query: queryOf(indoor),
    }),
    enabled: degree_day_place_id !== undefined,
  });
}

/** A dry run of a file. */
export function useTryFile() {
  return useCall(importDegreeDays);
}

/** Writes the months of a file. */
export function useAcceptFile() {
  return useCall(importDegreeDays, { invalidates: degreeDayReads });
}
