import { expect, test } from 'vitest';
import { USUAL_HOURS } from '#contract/fieldwork/crew-record.ts';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';
import { hoursText, loggedHours, minutesOfClock } from './hours-words.ts';

test('days of the same hours are told together', () => {
  expect(hoursText(USUAL_HOURS)).toBe('po–pá 7:00–11:30, 12:00–15:30');
  const hours = [
    { weekday: 1, from: 480, to: 720 },
    { weekday: 3, from: 480, to: 720 },
    { weekday: 7, from: 0, to: 1440 },
  ];
  expect(hoursText(hours)).toBe('po 8:00–12:00; st 8:00–12:00; ne 0:00–24:00');
  expect(hoursText([])).toBe('žádná');
});

test('history tells hours as they were logged', () => {
  expect(loggedHours(JSON.stringify(USUAL_HOURS))).toBe(hoursText(USUAL_HOURS));
  expect(loggedHours('')).toBe('');
});

test('a time is read and written by minutes of the day', () => {
  expect(clockText(65)).toBe('1:05');
  const read = (text: string) => minutesOfClock(text, false);
  expect(['7', '7:30', '7.30', '730', '0730', ' 07:30 '].map(read)).toEqual([
    420, 450, 450, 450, 450, 450,
  ]);
  expect(['', 'x', '7:3', '24', '24:00', '7:60', '12345'].map(read)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
  expect([read('0'), minutesOfClock('0', true), minutesOfClock('24:00', true)]).toEqual([
    0, 1440, 1440,
  ]);
  expect(minutesOfClock('24:01', true)).toBeUndefined();
});
