import { describe, expect, test } from 'vitest';
import type { Meter } from '#contract/metering/meters.ts';
import type { MeterReading } from '#contract/metering/readings.ts';
import { differenceOf } from '#web/core/metering/difference.ts';
import { emptyReading, readingSchema, statesAround } from './reading-form.ts';

const meter = {
  meter_id: 1,
  digits: 5,
  decimals: 3,
  multiplier: 1,
  mounted_on: '2024-01-01',
  removed_on: null,
  scale_month: null,
} as Meter;
const read = (meter_reading_id: number, read_on: string, state: number | null, meter_id = 1) =>
  ({ ...emptyReading(read_on), state, meter_reading_id, meter_id }) as MeterReading;
const readings = [
  read(1, '2024-01-01', 10),
  read(2, '2024-12-31', 40),
  read(3, '2025-06-30', null),
  read(4, '2025-12-31', 70.5),
  read(5, '2025-03-31', 999, 2),
];

describe('states around a day', () => {
  test('are those of the same device that have a state', () => {
    const { before, after } = statesAround(readings, meter, '2025-07-31');
    expect([before?.state, after?.state]).toEqual([40, 70.5]);
  });

  test('leave out the day itself, and the reading that is being corrected', () => {
    const { before, after } = statesAround(readings, meter, '2024-12-31');
    expect([before?.state, after?.state]).toEqual([10, 70.5]);
    expect(statesAround(readings, meter, '2025-07-31', 2).before?.state).toBe(10);
  });

  test('are none while there is no day', () => {
    expect(statesAround(readings, meter, null)).toEqual({ before: undefined, after: undefined });
  });
});

describe('the difference of two states', () => {
  test('is exact to six decimals, and multiplied', () => {
    expect(differenceOf(0.1, 0.3, meter, false)).toBe(0.2);
    expect(differenceOf(10, 12, { digits: 5, multiplier: 40 }, false)).toBe(80);
  });

  test('of an overflow goes through the highest state', () => {
    expect(differenceOf(99_980.5, 12.5, meter, true)).toBe(32);
  });
});

describe('the form of a reading', () => {
  const faults = (values: object) => {
    const schema = readingSchema({ meter, readings, but: 0, today: '2026-01-15' });
    const { error } = schema.safeParse({ ...emptyReading('2026-01-10'), ...values });
    return (error?.issues ?? []).map(({ path }) => path.join('.'));
  };

  test('refuses a lower state unless the counter has begun anew', () => {
    expect(faults({ state: 71 })).toEqual([]);
    expect(faults({ state: 12 })).toEqual(['state']);
    expect(faults({ state: 12, overflowed: true })).toEqual([]);
  });

  test('asks for a state of whoever got in, and for the way of an estimate', () => {
    expect(faults({ state: null })).toEqual(['state']);
    expect(faults({ state: null, status: 'no-access' })).toEqual([]);
    expect(faults({ state: 71, source: 'estimate' })).toEqual(['estimate_method']);
  });

  test('refuses a day to come', () => {
    expect(faults({ state: 71, read_on: '2026-01-16' })).toEqual(['read_on']);
  });
});
