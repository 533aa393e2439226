import type { Meter } from '#contract/metering/meters.ts';
import { readingFields } from '#contract/metering/reading-record.ts';
import { readingInput, type MeterReading } from '#contract/metering/readings.ts';
import { emptyOf, type FormOf } from '#contract/record.ts';
import { readingFault } from '#contract/rules/meter-reading.ts';

/** Fields of a reading as its form holds them. */
export type ReadingValues = FormOf<typeof readingFields>;

/** A reading that is being written on the day. */
export function emptyReading(today: string): ReadingValues {
  return { ...emptyOf(readingFields), read_on: today };
}

/** A reading with its state. */
export type StateRead = MeterReading & { readonly state: number };

const hasState = (reading: MeterReading): reading is StateRead => reading.state !== null;

/** The nearest states of a device before a day and after it, but for one reading. */
export function statesAround(
  readings: readonly MeterReading[],
  { meter_id }: Pick<Meter, 'meter_id'>,
  day: string | null,
  but = 0,
): { readonly before: StateRead | undefined; readonly after: StateRead | undefined } {
  const own = readings
    .filter(hasState)
    .filter((reading) => reading.meter_id === meter_id && reading.meter_reading_id !== but)
    .toSorted((one, other) => (one.read_on < other.read_on ? -1 : 1));
  return {
    before: own.findLast(({ read_on }) => day !== null && read_on < day),
    after: own.find(({ read_on }) => day !== null && read_on > day),
  };
}

interface Scene {
  readonly meter: Meter;
  readonly readings: readonly MeterReading[];
  /** The reading that is being corrected. */
  readonly but: number;
  readonly today: string;
}

/** The schema of the form: the contract's own fields, and the rule by which the server judges. */
export function readingSchema({ meter, readings, but, today }: Scene) {
  return readingInput.superRefine((values, context) => {
    const around = statesAround(readings, meter, values.read_on, but);
    const fault = readingFault({ ...values, ...settledReading(values) }, meter, around, today);
    if (fault !== null)
      context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });
}

/** Only an estimate says how it was made, and only a state can have gone over the counter's end. */
export function settledReading({ source, state }: Pick<ReadingValues, 'source' | 'state'>): {
  estimate_method?: '';
  overflowed?: false;
} {
  return {
    ...(source === 'estimate' ? {} : { estimate_method: '' as const }),
    ...(state === null ? { overflowed: false as const } : {}),
  };
}
