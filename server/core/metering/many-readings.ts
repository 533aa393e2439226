import { czechDate } from '#contract/czech/iso-date.ts';
import { compareExact } from '#contract/rules/exact-decimal.ts';
import { readingFault, type KnownState } from '#contract/rules/meter-reading.ts';
import type { FieldFault } from '#contract/rules/rule.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import type { HeldMeter } from './meters.sql.ts';
import {
  selectAllAround,
  selectMetersLocked,
  selectMetersOfReadings,
  selectMissed,
  type Around,
} from './many-readings.sql.ts';
import { edgeFault, withoutState, type ToldReading } from './readings.ts';
import { readingTable } from './tables.sql.ts';

// Many readings at once, judged by the rule of one.

/** A reading told of a device. */
export interface AskedReading {
  readonly meter: HeldMeter;
  readonly told: ToldReading;
}

/** What comes of a reading: it may be written, stands so already, meets another one of its day, or cannot be. */
export type ReadingVerdict =
  | { readonly as: 'new' }
  | { readonly as: 'known' }
  /** Another state of the same day is stored. */
  | { readonly as: 'differs'; readonly stored: number }
  /** The asked one with the number tells of the same device and day; whether by the same state. */
  | { readonly as: 'repeats'; readonly of: number; readonly isAlike: boolean }
  | { readonly as: 'refused'; readonly fault: FieldFault };

const ASKED_AT_ONCE = 5000;

const isAlike = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : compareExact(one, other) === 0;

/** The later of two states; both stand before the reading that is judged. */
function later(one: KnownState | null, other: KnownState | undefined): KnownState | null {
  if (one === null) return other ?? null;
  return other === undefined || other.read_on < one.read_on ? one : other;
}

function stateOf({ read_on, state, overflowed, status }: ToldReading): KnownState | undefined {
  return state === null ? undefined : { read_on, state, overflowed, status };
}

/** The verdict of a reading by what is stored around it and by the last new one of its device before it. */
function verdictOf(
  { meter, told }: AskedReading,
  { before, same, after, visited }: Around,
  last: KnownState | undefined,
  today: string,
): ReadingVerdict {
  const fault = edgeFault(told) ?? withoutState(told);
  if (fault !== null) return { as: 'refused', fault };
  if (told.state === null && visited) return { as: 'known' };
  if (told.state !== null && same !== null)
    return isAlike(told.state, same.state)
      ? { as: 'known' }
      : { as: 'differs', stored: same.state };
  const wrong = readingFault(told, meter, { before: later(before, last), after }, today);
  return wrong === null ? { as: 'new' } : { as: 'refused', fault: wrong };
}

/** Earlier days go first, so that each reading is judged beside those of its device before it. */
function inOrder(asked: readonly AskedReading[]): number[] {
  const byDay = (one: number, other: number) => {
    const [a, b] = [asked[one]?.told.read_on ?? '', asked[other]?.told.read_on ?? ''];
    return a === b ? one - other : a < b ? -1 : 1;
  };
  return asked.map((_, at) => at).toSorted(byDay);
}

/**
 * Judges readings of devices by what is stored around each of them and by each other, in the order of their
 * days; verdicts stand in the order of the question.
 */
export function judgeBeside(
  asked: readonly AskedReading[],
  around: readonly Around[],
  today: string,
): ReadingVerdict[] {
  const verdicts = new Map<number, ReadingVerdict>();
  const first = new Map<string, number>();
  const last = new Map<number, KnownState>();
  for (const at of inOrder(asked)) {
    const one = asked[at];
    const stored = around[at];
    if (one === undefined || stored === undefined) continue;
    const { meter, told } = one;
    const key = `${meter.meter_id} ${told.read_on} ${told.state === null}`;
    const of = first.get(key);
    if (of !== undefined) {
      const alike = isAlike(told.state, asked[of]?.told.state ?? null);
      verdicts.set(at, { as: 'repeats', of, isAlike: alike });
      continue;
    }
    first.set(key, at);
    const verdict = verdictOf(one, stored, last.get(meter.meter_id), today);
    verdicts.set(at, verdict);
    const state = stateOf(told);
    if (verdict.as === 'new' && state !== undefined) last.set(meter.meter_id, state);
  }
  return asked.map((_, at) => verdicts.get(at) ?? { as: 'known' });
}

/** The same of what is looked for here; `turn` lets others on. */
export async function judgeReadings(
  db: Db,
  unit: OwnedUnit,
  asked: readonly AskedReading[],
  today: string,
  turn: () => Promise<void>,
): Promise<ReadingVerdict[]> {
  const around: Around[] = [];
  for (let at = 0; at < asked.length; at += ASKED_AT_ONCE) {
    const some = asked.slice(at, at + ASKED_AT_ONCE);
    const days = some.map(({ meter, told }) => ({ ...meter, read_on: told.read_on }));
    for (const one of await selectAllAround(db, unit, days)) around.push(one);
    await turn();
  }
  return judgeBeside(asked, around, today);
}

/** Writes readings that were judged; their devices are held. */
export function writeReadings(
  db: Db,
  unit: OwnedUnit,
  readings: readonly AskedReading[],
): Promise<Written[]> {
  return readingTable.insert(
    db,
    unit,
    readings.map(({ meter, told }) => ({ ...told, meter_id: meter.meter_id })),
  );
}

/**
 * Why the readings cannot be taken away together, for people; null where what stands behind them follows
 * from what stands before them. Their devices are held until the transaction ends.
 */
export async function missedReading(
  db: Db,
  unit: OwnedUnit,
  ids: readonly number[],
): Promise<string | null> {
  await selectMetersLocked(db, unit, await selectMetersOfReadings(db, unit, ids));
  for (const { after, before, ...meter } of await selectMissed(db, unit, ids)) {
    if (before === null && !after.overflowed) continue;
    const told = { ...after, source: 'entry', estimate_method: '' } as const;
    const fault = readingFault(told, meter, { before, after: undefined }, after.read_on);
    if (fault !== null)
      return `odečet měřidla ${meter.serial_number} ze dne ${czechDate(after.read_on)} by pak nenavazoval. ${fault.message}`;
  }
  return null;
}
