import { describe, expect, test } from 'vitest';
import type { Meter } from '#contract/metering/meters.ts';
import { lineOf } from './device-line.ts';

const device = (meter_id: number, mounted_on: string, removed_on: string | null) =>
  ({ meter_id, mounted_on, removed_on }) as Meter;
const told = (meters: readonly Meter[]) =>
  lineOf(meters, '2026-01-11').map(({ meter, from, to, days }) => [
    meter?.meter_id ?? null,
    from,
    to,
    days,
  ]);

describe('devices on the line of time', () => {
  test('follow one another, whatever order they came in', () => {
    expect(told([device(2, '2025-12-31', null), device(1, '2025-12-01', '2025-12-31')])).toEqual([
      [1, '2025-12-01', '2025-12-31', 30],
      [2, '2025-12-31', null, 11],
    ]);
  });

  test('leave a gap where none stood, also up to now', () => {
    expect(
      told([device(1, '2025-01-01', '2025-01-11'), device(2, '2025-01-21', '2026-01-01')]),
    ).toEqual([
      [1, '2025-01-01', '2025-01-11', 10],
      [null, '2025-01-11', '2025-01-21', 10],
      [2, '2025-01-21', '2026-01-01', 345],
      [null, '2026-01-01', null, 10],
    ]);
  });

  test('are none where none ever stood', () => {
    expect(told([])).toEqual([]);
  });
});
