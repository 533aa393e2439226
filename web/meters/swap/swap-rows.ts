import type { Meter } from '#contract/metering/meters.ts';
import { MOST_SWAPPED } from '#contract/metering/swap.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import { readingsSince, swapFault } from '#contract/rules/swapped-readings.ts';

/** Two devices whose readings are compared: of this place, and of the other one. */
export interface Pair {
  readonly own: Meter;
  readonly other: Meter;
  /** Of both places. */
  readonly readings: readonly MeterReading[];
}

/** What one day says of one device: what it says now, and what it is going to say. */
interface Change {
  readonly before: MeterReading | undefined;
  readonly after: MeterReading | undefined;
}

/** A day on which one of the devices was read. */
export interface SwapRow {
  readonly day: string;
  readonly own: Change;
  readonly other: Change;
}

/** The device that stood at the place on the day, or the last one. */
export function meterOn(meters: readonly Meter[], day: string): Meter | undefined {
  const stood = meters.find(
    ({ mounted_on, removed_on }) => mounted_on <= day && (removed_on === null || removed_on >= day),
  );
  return stood ?? meters[0];
}

/** Readings that go over when each was written to the other device since the day. */
export function movedSince({ own, other, readings }: Pair, since: string): readonly MeterReading[] {
  const both = [own.meter_id, other.meter_id];
  return readingsSince(
    readings.filter(({ meter_id }) => both.includes(meter_id)),
    since,
  );
}

/** Day by day what goes from which device to which, the oldest first. */
export function swapRows({ own, other }: Pair, moved: readonly MeterReading[]): SwapRow[] {
  const days = [...new Set(moved.map(({ read_on }) => read_on))].toSorted((one, two) =>
    one < two ? -1 : 1,
  );
  return days.map((day) => {
    const of = ({ meter_id }: Meter) =>
      moved.find((reading) => reading.read_on === day && reading.meter_id === meter_id);
    const [first, second] = [of(own), of(other)];
    return {
      day,
      own: { before: first, after: second },
      other: { before: second, after: first },
    };
  });
}

/** Why the readings cannot change places; null when they can. */
export function pairFault(
  { own, other, readings }: Pair,
  moved: readonly MeterReading[],
  today: string,
): string | null {
  if (moved.length > MOST_SWAPPED)
    return `Najednou lze přesunout nejvýše ${MOST_SWAPPED} odečtů; zvolte pozdější den`;
  const ids = new Set(moved.map(({ meter_reading_id }) => meter_reading_id));
  return swapFault({ devices: [own, other], readings }, ids, today);
}
