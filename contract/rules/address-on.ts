/** Where somebody is written to. */
export interface Place {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
}

/** A place of other days than today: a former one has its last day, one that waits has none. */
export interface DatedPlace extends Place {
  readonly first_day: string | null;
  readonly last_day: string | null;
}

const byLastDay = (one: DatedPlace, other: DatedPlace) =>
  (one.last_day ?? '').localeCompare(other.last_day ?? '');
const byFirstDay = (one: DatedPlace, other: DatedPlace) =>
  (one.first_day ?? '').localeCompare(other.first_day ?? '');

/**
 * Which place held, or is going to hold, on the day (ISO): the first former one that was not over by
 * then, else the last of those that wait and begin by then, else today's.
 */
export function placeOn(day: string, today: Place, places: readonly DatedPlace[]): Place {
  const former = places
    .filter(({ last_day }) => last_day !== null && last_day >= day)
    .toSorted(byLastDay)
    .at(0);
  if (former !== undefined) return former;
  const begun = places
    .filter(({ first_day, last_day }) => last_day === null && (first_day ?? '') <= day)
    .toSorted(byFirstDay)
    .at(-1);
  return begun ?? today;
}

/** Why a place cannot begin on the day: the days before are told already. Null when it can. */
export function placeDayFault(day: string, places: readonly DatedPlace[]): string | null {
  const last = places
    .filter(({ last_day }) => last_day !== null)
    .toSorted(byLastDay)
    .at(-1);
  if (last?.last_day !== undefined && last.last_day !== null && last.last_day >= day)
    return 'Do toho dne je už zapsána dřívější adresa; zadejte pozdější den';
  const isTaken = places.some(({ first_day, last_day }) => last_day === null && first_day === day);
  return isTaken ? 'Od toho dne už změna čeká; nejdřív ji zrušte' : null;
}
