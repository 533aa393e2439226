import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  czechDate,
  daysBetween,
  daysInMonth,
  formatIsoDate,
  parseIsoDate,
  shiftDays,
  yearBefore,
} from './iso-date.ts';

describe('an ISO date', () => {
  test('has a year, a month from 1 and a day', () => {
    expect(parseIsoDate('2025-01-05')).toEqual({ year: 2025, month: 1, day: 5 });
    expect(formatIsoDate({ year: 2025, month: 1, day: 5 })).toBe('2025-01-05');
  });

  test.each([
    '',
    '2025-1-5',
    '2025-13-01',
    '2025-00-01',
    '2025-01-00',
    '2025-02-29',
    '2025-04-31',
    '2025-01-05T00:00:00Z',
    '5. 1. 2025',
  ])('is not %j', (text) => {
    expect(() => parseIsoDate(text)).toThrow(RangeError);
  });
});

describe('the calendar', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('knows the length of February', () => {
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  });

  test('has 365 days in the months of an ordinary year', () => {
    const months = Array.from({ length: 12 }, (_, index) => daysInMonth(2025, index + 1));
    expect(months.reduce((sum, days) => sum + days, 0)).toBe(365);
  });

  test.each([
    ['2024-02-28', '2024-03-01', 2],
    ['2025-03-29', '2025-03-31', 2],
    ['2025-10-25', '2025-10-27', 2],
    ['2025-01-02', '2025-01-01', -1],
    ['0001-01-01', '0001-12-31', 364],
  ])('counts days from %s to %s, clock changes or not', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  test.each([
    ['2024-01-31', 1, '2024-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-03-29', 2, '2025-03-31'],
    ['1899-12-31', 1, '1900-01-01'],
  ])('moves %s by %i days to %s', (from, days, to) => {
    expect(shiftDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  test('writes days in Czech without leading zeros', () => {
    expect(['2024-01-05', '2024-12-31'].map(czechDate)).toEqual(['5. 1. 2024', '31. 12. 2024']);
  });

  test.each(['Europe/Prague', 'America/Los_Angeles', 'Pacific/Auckland'])(
    'counts the same on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(daysBetween('2025-03-29', '2025-03-31')).toBe(2);
      expect(daysBetween('2025-01-31', '2025-07-31')).toBe(181);
    },
  );

  test('counts there and back the same', () => {
    const year = fc.integer({ min: 1900, max: 2200 });
    const month = fc.integer({ min: 1, max: 12 });
    const date = fc
      .record({ year, month, day: fc.integer({ min: 1, max: 28 }) })
      .map(formatIsoDate);
    fc.assert(
      fc.property(date, date, (one, other) => {
        expect(daysBetween(one, other) + daysBetween(other, one)).toBe(0);
        expect(Math.sign(daysBetween(one, other))).toBe(Math.sign(other.localeCompare(one)));
      }),
    );
  });
});

test.each([
  ['2025-01-20', '2024-01-20'],
  ['2024-02-29', '2023-02-28'],
  ['2025-02-28', '2024-02-28'],
  ['2001-01-01', '2000-01-01'],
])('a year before %s was %s', (day, before) => {
  expect(yearBefore(day)).toBe(before);
});
