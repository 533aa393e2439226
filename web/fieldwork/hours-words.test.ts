import { expect, test } from 'vitest';
import { USUAL_HOURS } from '#contract/fieldwork/crew-record.ts';
import {
  clockOfMinutes,
  clockText,
  hoursText,
  loggedHours,
  minutesOfClock,
} from './hours-words.ts';

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
  expect([clockOfMinutes(65), clockOfMinutes(1440), clockOfMinutes(0)]).toEqual([
    '01:05',
    '00:00',
    '00:00',
  ]);
  expect(minutesOfClock('07:30', false)).toBe(450);
  expect(minutesOfClock('00:00', false)).toBe(0);
  expect(minutesOfClock('00:00', true)).toBe(1440);
  expect(minutesOfClock('', false)).toBeUndefined();
});
