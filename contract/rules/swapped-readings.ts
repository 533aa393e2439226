import { czechDate } from '#contract/czech/iso-date.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import { readingFault, type Counter, type KnownState } from './meter-reading.ts';

// Readings of two devices that were written each to the other one.

/** A reading as far as it is judged. */
export type SwappedReading = Pick<
  MeterReading,
  | 'meter_reading_id'
  | 'meter_id'
  | 'read_on'
  | 'state'
  | 'overflowed'
  | 'reading_kind'
  | 'source'
  | 'status'
  | 'estimate_method'
>;

/** A device of the two. */
export interface SwappedDevice extends Counter {
  readonly meter_id: number;
  readonly serial_number: string;
  readonly measured_unit: string;
}

/** Two devices and all readings of both. */
export interface SwappedPair {
  readonly devices: readonly [SwappedDevice, SwappedDevice];
  readonly readings: readonly SwappedReading[];
}

/** The first and the last state belong to the mounting and dismounting of their device. */
const isEdge = ({ reading_kind }: SwappedReading) =>
  reading_kind === 'start' || reading_kind === 'end';

/** Readings of both devices that a swap since the day is about: all but their first and last states. */
export function readingsSince<R extends SwappedReading>(
  readings: readonly R[],
  since: string,
): readonly R[] {
  return readings.filter((reading) => reading.read_on >= since && !isEdge(reading));
}

const byDay = (one: SwappedReading, other: SwappedReading) =>
  one.read_on === other.read_on ? 0 : one.read_on < other.read_on ? -1 : 1;

/** What is read on the device, in the order of days, once the moved ones are at the other device. */
function readAfter(
  { devices: [one, other], readings }: SwappedPair,
  { meter_id }: SwappedDevice,
  moved: ReadonlySet<number>,
): SwappedReading[] {
  const opposite = meter_id === one.meter_id ? other.meter_id : one.meter_id;
  return readings
    .filter((reading) => {
      const from = moved.has(reading.meter_reading_id) ? opposite : meter_id;
      return reading.meter_id === from;
    })
    .toSorted(byDay);
}

function known({ read_on, state, overflowed, status }: SwappedReading): KnownState | undefined {
  return state === null ? undefined : { read_on, state, overflowed, status };
}

/** Why the first reading that would not be right at the device is wrong; null where all of them are right. */
function faultAt(
  device: SwappedDevice,
  readings: readonly SwappedReading[],
  today: string,
): string | null {
  let before: KnownState | undefined;
  const days = new Set<string>();
  for (const told of readings) {
    const at = `Odečet ze dne ${czechDate(told.read_on)} by u měřidla ${device.serial_number} neseděl`;
    const key = `${told.read_on} ${told.state === null}`;
    if (days.has(key)) return `${at}: k tomuto dni už tam odečet je`;
    days.add(key);
    const fault = readingFault(told, device, { before, after: undefined }, today);
    if (fault !== null) return `${at}: ${fault.message}`;
    before = known(told) ?? before;
  }
  return null;
}

/**
 * Why the readings cannot go each to the other device, for people; null when they can. What stays is
 * judged together with what comes, by the rule of one reading.
 */
export function swapFault(
  pair: SwappedPair,
  moved: ReadonlySet<number>,
  today: string,
): string | null {
  const [one, other] = pair.devices;
  if (one.meter_id === other.meter_id) return 'Vyberte dvě různá měřidla';
  if (one.measured_unit !== other.measured_unit)
    return 'Měřidla měří v různých jednotkách, jejich odečty nelze prohodit';
  if (moved.size === 0) return 'Od toho dne žádné z obou měřidel nemá běžný odečet';
  const edge = pair.readings.find((read) => moved.has(read.meter_reading_id) && isEdge(read));
  if (edge !== undefined)
    return `Stav ze dne ${czechDate(edge.read_on)} patří k montáži nebo demontáži měřidla`;
  return (
    faultAt(one, readAfter(pair, one, moved), today) ??
    faultAt(other, readAfter(pair, other, moved), today)
  );
}
