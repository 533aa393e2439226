import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  expectedDay,
  nextPlanned,
  publishedAt,
  workingDaysBetween,
} from './schedule.ts';

const at = (moment: string) => new Date(moment);

describe('the tables of the bank', () => {
  test.each([
    ['2026-11-20', '2026-11-20T13:35:00.000Z'],
    ['2026-07-07', '2026-07-07T12:35:00.000Z'],
    // Clocks change on these days, long before the afternoon.
    ['2026-03-29', '2026-03-29T12:35:00.000Z'],
    ['2026-10-25', '2026-10-25T13:35:00.000Z'],
  ])('of %s are out at 14:35 of Prague, %s', (day, moment) => {
    expect(publishedAt(day).toISOString()).toBe(moment);
  });

  test.each([
    ['2026-11-20T13:34:59Z', '2026-11-19'],
    ['2026-11-20T13:35:00Z', '2026-11-20'],
    // Saturday, Sunday, and Monday before noon still go by Friday.
    ['2026-11-21T18:00:00Z', '2026-11-20'],
    ['2026-11-23T09:00:00Z', '2026-11-20'],
    // Over Christmas by 23 December.
    ['2025-12-28T18:00:00Z', '2025-12-23'],
    // 23:30 UTC is the next day in Prague.
    ['2026-11-19T23:30:00Z', '2026-11-19'],
  ])('expected at %s are those of %s', (now, day) => {
    expect(expectedDay(at(now))).toBe(day);
  });

  test.each([
    ['2026-11-20T09:00:00Z', '2026-11-20T13:35:00.000Z'],
    ['2026-11-20T13:35:00Z', '2026-11-23T13:35:00.000Z'],
    ['2026-11-21T09:00:00Z', '2026-11-23T13:35:00.000Z'],
    ['2025-04-17T18:00:00Z', '2025-04-22T12:35:00.000Z'],
  ])('after %s come at %s', (now, next) => {
    expect(nextPlanned(at(now)).toISOString()).toBe(next);
  });

  test('that are missing are those of working days', () => {
    expect(workingDaysBetween('2025-12-22', '2025-12-30')).toEqual([
      '2025-12-23',
      '2025-12-29',
      '2025-12-30',
    ]);
    expect(workingDaysBetween('2026-11-20', '2026-11-20')).toEqual([]);
  });

  test('are asked for again after longer and longer waits, at most three hours', () => {
    const now = at('2026-11-20T14:00:00Z');
    const minutes = [1, 2, 3, 6, 7, 5000].map(
      (failures) => (afterFailure(now, failures).getTime() - now.getTime()) / 60_000,
    );
    expect(minutes).toEqual([5, 10, 20, 160, 180, 180]);
  });
});
