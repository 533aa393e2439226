import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  browseVisitEvents,
  printVisitProtocols,
  readVisitEvent,
} from '#contract/fieldwork/events.ts';
import {
  dismissVisitResult,
  listVisitResults,
  writeVisitResult,
} from '#contract/fieldwork/results.ts';
import { listRounds, readRoundRecord } from '#contract/fieldwork/rounds.ts';
import { browseVisitPlaces } from '#contract/fieldwork/visit-places.ts';
import { listWrittenByVisits } from '#contract/fieldwork/written-visits.ts';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { browseMeasuringPlaces } from '#contract/metering/places.ts';
import { listReadings } from '#contract/metering/readings.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';
import { longListFor, useFirstRows } from '#web/lib/long-list.ts';
import { queryFor, useCall } from '#web/lib/query.ts';
import { isRecent, type EventsPlace } from './place.ts';

/** Everything in which a solved result is seen. */
const solvedReads: readonly Endpoint[] = [
  browseVisitEvents,
  readVisitEvent,
  listVisitResults,
  browseVisitPlaces,
  listRounds,
  readRoundRecord,
  readWorkCalendar,
  browseMeasuringPlaces,
  listReadings,
  listWrittenByVisits,
  readUnitToday,
];

/**
 * Visits of the unit in the days, the last ones or all of them, with how they ended; of many their first ones until
 * they come.
 */
export function useEvents(unit_id: number, place: EventsPlace) {
  const { from, to } = place;
  const query = isRecent(place)
    ? ({ recent: '1' } as const)
    : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const input = { params: { unit_id }, query };
  const list = useQuery({
    ...longListFor(browseVisitEvents, input),
    placeholderData: keepPreviousData,
  });
  const first = useFirstRows(browseVisitEvents, input, list);
  // The first visits of other days are more than all of the days that were shown before.
  return { ...list, data: first === undefined ? list.data : undefined, first };
}

/** One visit with how it ended; a missing one shows the not-found page. */
export function useEvent(unit_id: number, visit_id: number) {
  return useQuery({
    ...queryFor(readVisitEvent, { params: { unit_id, visit_id } }),
    throwOnError: (error, { state }) =>
      state.data === undefined || (error instanceof ApiError && error.status === 404),
  });
}

/** What came back from the visit. */
export function useResults(unit_id: number, visit_id: number) {
  return useQuery(queryFor(listVisitResults, { params: { unit_id, visit_id } }));
}

export const useWriteResult = () => useCall(writeVisitResult, { invalidates: solvedReads });
export const useDismissResult = () => useCall(dismissVisitResult, { invalidates: solvedReads });

/** Protocols of visits, saved by the browser. */
export const usePrintProtocols = () =>
  useCall(printVisitProtocols, {
    onSuccess: ({ file_name, content_type, content_base64 }) =>
      download(fileName(file_name), new Blob([bytesOf(content_base64)], { type: content_type })),
  });
