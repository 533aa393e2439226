import { expect, test } from 'vitest';
import { pragueDay } from './prague-day.ts';

test.each([
  ['2025-01-19T22:59:59Z', '2025-01-19', 'a second before midnight in winter'],
  ['2025-01-19T23:00:00Z', '2025-01-20', 'midnight in winter'],
  ['2025-07-19T22:00:00Z', '2025-07-20', 'midnight in summer'],
  ['2025-07-19T21:59:59Z', '2025-07-19', 'a second before midnight in summer'],
  ['2024-12-31T23:30:00Z', '2025-01-01', 'the new year'],
])('%s is %s in Prague: %s', (moment, day) => {
  expect(pragueDay(new Date(moment))).toBe(day);
});
