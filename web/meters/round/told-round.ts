import type { ResultOf } from '#contract/endpoint.ts';
import { readRound, type ReadingOfDay } from '#contract/metering/reading-round.ts';
import { keepAnswer, keyOf, queryClient, queryFor } from '#web/lib/query.ts';
import type { LineAt } from './kept.ts';

/** The walk of a house on a day as the server told it, by the key under which it is kept. */
export const roundInput = (unit_id: number, house: number, day: string) => ({
  params: { unit_id, pasport_id: house },
  query: { day },
});

/**
 * A walk that is on its way for the first time may have left before the reading was written: once it has
 * come, it is asked once more. One that nobody has asked for is left alone.
 */
function readAfter(queryKey: readonly unknown[], unit_id: number, { house, day }: LineAt): void {
  if (queryClient.isFetching({ queryKey, exact: true }) === 0) return;
  const again = () => void queryClient.invalidateQueries({ queryKey, exact: true });
  // The sheet says why it could not be read.
  void queryClient
    .fetchQuery(queryFor(readRound, roundInput(unit_id, house, day)))
    .then(again, again);
}

/** Puts what the day has now into the walk that is shown. */
export function keepReading(
  unit_id: number,
  { house, day, meter_id }: LineAt,
  reading: ReadingOfDay | null,
): void {
  const key = keyOf(readRound, roundInput(unit_id, house, day));
  const told = queryClient.getQueryData<ResultOf<typeof readRound>>(key);
  if (told === undefined) return readAfter(key, unit_id, { house, day, meter_id });
  const values = told.values.map((place) =>
    place.meter_id === meter_id ? { ...place, reading } : place,
  );
  keepAnswer(key, { ...told, values });
}

/** What the day has of the meter; asked for where that is not known, or not known lately. */
export async function readingAt(
  unit_id: number,
  { house, day, meter_id }: LineAt,
): Promise<ReadingOfDay | null> {
  const told = await queryClient.fetchQuery(queryFor(readRound, roundInput(unit_id, house, day)));
  return told.values.find((place) => place.meter_id === meter_id)?.reading ?? null;
}
