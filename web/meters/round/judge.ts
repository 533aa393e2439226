import type { ReadingOfDay, RoundPlace } from '#contract/metering/reading-round.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { wentOnFrom } from '#contract/rules/allocator-scale.ts';
import { readingFault, type ReadingFault } from '#contract/rules/meter-reading.ts';
import { plausibilityOf, type Plausibility } from '#contract/rules/meter-plausibility.ts';
import { parseCzechNumber } from '#contract/rules/number.ts';
import { differenceOf } from '#web/core/metering/difference.ts';
import { lineName } from './kept.ts';
import { toldBy, type OutLine } from './outbox.ts';

/** Heat for 1 m² in the middle of a house, by kind, where enough spaces of it were read. */
export type Medians = ReadonlyMap<RoundPlace['kind'], number>;

/** What is known of a line as it stands. */
export interface Verdict {
  /** What was used since the state before; null where nothing can be said. */
  readonly used: number | null;
  /** Why it cannot be true. */
  readonly fault: ReadingFault | null;
  /** Null while there is nothing to judge. */
  readonly plausibility: Plausibility | null;
}

type Told = Pick<ReadingOfDay, 'state' | 'overflowed' | 'status' | 'source' | 'estimate_method'>;

const NOTHING: Verdict = { used: null, fault: null, plausibility: null };

function usedOf({ before, digits, factor, scale_month }: RoundPlace, { state, overflowed }: Told) {
  if (before === null || state === null) return null;
  const from = wentOnFrom(before, scale_month);
  return differenceOf(from, state, { digits, multiplier: factor }, overflowed);
}

/** What a reading of the place says, and how likely it is. */
function verdictOf(place: RoundPlace, day: string, told: Told, medians: Medians): Verdict {
  const { before, after, kind, former, weather, persons, area } = place;
  const asked = { ...told, read_on: day };
  // The server asks by its own clock; here the day has already been chosen within it.
  const fault = readingFault(asked, place, { before, after }, day);
  const used = usedOf(place, told);
  if (fault !== null || used === null || before === null)
    return { used: null, fault, plausibility: null };
  const median = medians.get(kind);
  const plausibility = plausibilityOf({
    kind,
    amount: used,
    days: daysBetween(before.read_on, day),
    former,
    weather,
    persons,
    heat: area === null || median === undefined ? null : { area, median },
    is_occupied: (persons ?? 0) > 0,
  });
  return { used, fault, plausibility };
}

/** Why what is typed cannot be a number of a counter yet; null for an empty field and for a number. */
function unreadable({ text, status }: OutLine): ReadingFault | null {
  const isRead = status === 'no-access' || text === '' || parseCzechNumber(text) !== null;
  return isRead ? null : { field: 'state', message: 'Zadejte číselnou hodnotu' };
}

/** What is known of a line: of what is typed, otherwise of what the day has already. */
export function verdictOn(
  place: RoundPlace,
  day: string,
  line: OutLine | undefined,
  medians: Medians,
): Verdict {
  if (line === undefined)
    return place.reading === null ? NOTHING : verdictOf(place, day, place.reading, medians);
  const wrong = unreadable(line);
  if (wrong !== null) return { ...NOTHING, fault: wrong };
  if (line.text === '' && line.status !== 'no-access') return NOTHING;
  return verdictOf(place, day, toldBy(line), medians);
}

/** Fewer spaces make no middle. */
const LEAST_SPACES = 5;

/** The middle of what spaces of the house used for 1 m² by what has been read, of heat meters only. */
export function mediansOf(places: readonly RoundPlace[]): Medians {
  const perArea = new Map<RoundPlace['kind'], number[]>();
  for (const place of places) {
    const { kind, area, reading } = place;
    if (kind !== 'heat' || area === null || reading === null) continue;
    const used = usedOf(place, reading);
    if (used !== null) perArea.set(kind, [...(perArea.get(kind) ?? []), used / area]);
  }
  const known = [...perArea].filter(([, values]) => values.length >= LEAST_SPACES);
  return new Map(
    known.map(([kind, values]) => {
      const sorted = values.toSorted((one, other) => one - other);
      return [kind, sorted[Math.floor(sorted.length / 2)] ?? 0];
    }),
  );
}

/** What of the lines is shown. */
export type Show = 'all' | 'left' | 'odd' | 'refused';

/** Whether nothing is known of the place for the day yet, neither here nor at the server. */
function isLeft({ reading }: RoundPlace, line: OutLine | undefined): boolean {
  if (line === undefined) return reading === null;
  return line.phase === 'draft' && reading === null;
}

const isRefused = (line: OutLine | undefined, { fault }: Verdict) =>
  line !== undefined && (line.phase === 'refused' || line.phase === 'conflict' || fault !== null);

/** Whether the line is among those that are shown. */
export function isShown(
  show: Show,
  place: RoundPlace,
  line: OutLine | undefined,
  verdict: Verdict,
): boolean {
  if (show === 'left') return isLeft(place, line);
  if (show === 'refused') return isRefused(line, verdict);
  const level = verdict.plausibility?.level;
  return show === 'all' || level === 'odd' || level === 'unlikely';
}

/** How many lines each choice shows, and how many the server has. */
export interface Progress {
  readonly counts: Readonly<Record<Show, number>>;
  readonly written: number;
}

/** Counts the lines of a walk. */
export function progressOf(
  places: readonly RoundPlace[],
  at: { readonly house: number; readonly day: string },
  lines: ReadonlyMap<string, OutLine>,
  medians: Medians,
): Progress {
  const counts = { all: 0, left: 0, odd: 0, refused: 0 };
  let written = 0;
  for (const place of places) {
    const line = lines.get(lineName({ ...at, meter_id: place.meter_id }));
    const verdict = verdictOn(place, at.day, line, medians);
    for (const show of ['all', 'left', 'odd', 'refused'] as const)
      if (isShown(show, place, line, verdict)) counts[show] += 1;
    if (place.reading !== null && line === undefined) written += 1;
  }
  return { counts, written };
}
