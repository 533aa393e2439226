import { describe, expect, test } from 'vitest';
import { isChangeable, offeredDays, offeredSlots, windowEnd } from './slot-rules.ts';

const FRIDAY = '2026-12-04';
const at = (hour: number, minute = 0) => ({ today: FRIDAY, minute: hour * 60 + minute });

describe('a time may be changed', () => {
  test.each([
    // Until 18:00 of the day before.
    ['2026-12-05', at(17, 59), true],
    ['2026-12-05', at(18), false],
    ['2026-12-06', at(18), true],
    ['2026-12-04', at(0), false],
    ['2026-12-03', at(8), false],
  ])('of %s', (day, now, isOne) => {
    expect(isChangeable(day, now)).toBe(isOne);
  });
});

test('people wait as long as the visit takes, half an hour at least, never past midnight', () => {
  expect(windowEnd(480, 20)).toBe(510);
  expect(windowEnd(480, 30)).toBe(510);
  expect(windowEnd(480, 60)).toBe(540);
  expect(windowEnd(1430, 5)).toBe(1440);
});

test('offered are the nearest coming days of a round, fourteen at most', () => {
  const days = Array.from({ length: 20 }, (_, index) => `2026-12-${String(24 - index)}`).map(
    (day) => (day.length === 10 ? day : day.replace(/-(\d)$/u, '-0$1')),
  );
  const offered = offeredDays(days, at(10));
  expect(offered).toHaveLength(14);
  expect([offered[0], offered.at(-1)]).toEqual(['2026-12-05', '2026-12-18']);
  expect(offeredDays(days, at(19))[0]).toBe('2026-12-06');
});

describe('of free starts those are offered', () => {
  const starts = (day: string, ...minutes: number[]) => minutes.map((from) => ({ day, from }));
  const fives = (from: number, to: number) =>
    Array.from({ length: (to - from) / 5 + 1 }, (_, index) => from + index * 5);

  test('whose windows do not overlap', () => {
    // A quarter of an hour takes a window of half an hour: 8:00, 8:30 and 9:00.
    expect(offeredSlots(starts(FRIDAY, ...fives(480, 555)), 15)).toEqual([
      { day: FRIDAY, from_minute: 480 },
      { day: FRIDAY, from_minute: 510 },
      { day: FRIDAY, from_minute: 540 },
    ]);
    expect(
      offeredSlots(starts(FRIDAY, ...fives(480, 555)), 60).map((one) => one.from_minute),
    ).toEqual([480, 540]);
  });

  test('of two crews that are free at once one', () => {
    expect(offeredSlots(starts(FRIDAY, 480, 480), 30)).toHaveLength(1);
  });

  test('of each day anew', () => {
    const both = [...starts(FRIDAY, 900), ...starts('2026-12-05', 420)];
    expect(offeredSlots(both, 60)).toHaveLength(2);
  });
});
