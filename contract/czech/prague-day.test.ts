import { expect, test } from 'vitest';
import { pragueDay, pragueMinute } from './prague-day.ts';

test.each([
  ['2025-01-19T22:59:59Z', '2025-01-19', 'a second before midnight in winter'],
  ['2025-01-19T23:00:00Z', '2025-01-20', 'midnight in winter'],
  ['2025-07-19T22:00:00Z', '2025-07-20', 'midnight in summer'],
  ['2025-07-19T21:59:59Z', '2025-07-19', 'a second before midnight in summer'],
  ['2024-12-31T23:30:00Z', '2025-01-01', 'the new year'],
])('%s is %s in Prague: %s', (moment, day) => {
  expect(pragueDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-12-06T16:59:59Z', 1079, 'winter'],
  ['2026-12-06T17:00:00Z', 1080, 'winter'],
  ['2026-07-06T16:00:00Z', 1080, 'summer'],
  ['2026-12-06T23:00:00Z', 0, 'midnight'],
])('%s is the minute %i in Prague: %s', (moment, minute) => {
  expect(pragueMinute(new Date(moment))).toBe(minute);
});
