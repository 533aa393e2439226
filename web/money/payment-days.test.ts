import { expect, test } from 'vitest';
import { lastTwelveMonths } from './payment-days.ts';

test.each([
  ['2027-01-01', '2026-02-01', '2027-01-31'],
  ['2026-11-30', '2025-12-01', '2026-11-30'],
  ['2026-12-31', '2026-01-01', '2026-12-31'],
  ['2028-02-29', '2027-03-01', '2028-02-29'],
])('payments of twelve months are listed on %s', (today, from, to) => {
  expect(lastTwelveMonths(today)).toEqual({ from, to });
});
