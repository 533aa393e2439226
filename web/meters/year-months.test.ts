import { describe, expect, test } from 'vitest';
import type { Consumption } from '#contract/metering/places.ts';
import { measuredOf, monthRows } from './year-months.ts';

const month = (
  to_on: string,
  amount: number | null,
  more: Partial<Consumption> = {},
): Consumption => ({
  after_on: '2000-01-01',
  to_on,
  amount,
  measured: 0,
  known_days: amount === null ? 0 : 31,
  days: 31,
  estimated: false,
  ...more,
});

describe('months of two years', () => {
  test('stand beside each other; what is not known whole is a gap and no zero', () => {
    const rows = monthRows(
      [
        month('2025-01-31', 3),
        month('2026-01-31', 2.5),
        month('2026-02-28', 1.2, { known_days: 12, days: 28 }),
        month('2026-03-31', null),
        month('2026-04-30', 0),
      ],
      2026,
    );
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual({ month: 1, name: 'leden', now: 2.5, before: 3, note: '' });
    expect(rows[1]).toMatchObject({ now: null, before: null, note: 'známo jen 12 z 28 dnů' });
    expect(rows[2]).toMatchObject({ now: null, note: '' });
    expect(rows[3]).toMatchObject({ now: 0, note: '' });
  });

  test('say that an estimate is among what they are counted from', () => {
    const rows = monthRows([month('2026-01-31', 2, { estimated: true })], 2026);
    expect(rows[0]?.note).toBe('i z odhadu');
  });

  test('sum what is known of a year, and how much of it is measured', () => {
    const months = [
      month('2025-12-31', 9, { measured: 9 }),
      month('2026-01-31', 0.1, { measured: 0.1 }),
      month('2026-02-28', 0.2, { measured: 0 }),
      month('2026-03-31', null, { measured: null }),
    ];
    expect(measuredOf(months, 2026)).toEqual({ amount: 0.3, measured: 0.1 });
    expect(measuredOf(months, 2024)).toBeNull();
  });
});
