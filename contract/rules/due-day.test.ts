import { expect, test } from 'vitest';
import { dueOn } from './due-day.ts';

// By hand from the calendar: Sunday, Saturday, Good Friday with Easter, Christmas Eve, a working day.
test.each([
  ['2026-08-30', '2026-08-31'],
  ['2026-02-28', '2026-03-02'],
  ['2026-05-02', '2026-05-04'],
  ['2026-04-03', '2026-04-07'],
  ['2025-12-24', '2025-12-29'],
  ['2026-08-31', '2026-08-31'],
])('a term that ends on %s ends on %s', (day, expected) => expect(dueOn(day)).toBe(expected));
