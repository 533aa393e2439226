import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { readDashboard } from '#contract/dashboard.ts';
import { browseMeasuringPlaces, getMeasuringPlace } from '#contract/metering/places.ts';
import { getWatchLimits, updateWatchLimits } from '#contract/metering/watch-limits.ts';
import {
  changeMeterWarnings,
  listMeterWarnings,
  updateMeterWarning,
} from '#contract/metering/warnings.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { queryFor, useCall } from '#web/lib/query.ts';

/** Everything in which a decision about a warning may be seen. */
const decided: readonly Endpoint[] = [
  listMeterWarnings,
  listRecordHistory,
  readUnitToday,
  readDashboard,
];

const REREAD_MS = 15_000;

/** Warnings of the unit's meters, the most urgent first. */
export function useWarnings(unit_id: number) {
  return useQuery({
    ...queryFor(listMeterWarnings, { params: { unit_id } }),
    placeholderData: keepPreviousData,
    // Reckoned within seconds after a reading, not with it.
    refetchInterval: REREAD_MS,
  });
}

export const useDecision = () => useCall(updateMeterWarning, { invalidates: decided });
export const useDecisions = () => useCall(changeMeterWarnings, { invalidates: decided });

/** From where on the unit wants to be warned. */
export function useWatchLimits(unit_id: number) {
  return useQuery(queryFor(getWatchLimits, { params: { unit_id } }));
}
export const useSaveLimits = () =>
  useCall(updateWatchLimits, {
    invalidates: [getWatchLimits, browseMeasuringPlaces, getMeasuringPlace, listRecordHistory],
  });
