import { expect, test } from 'vitest';
import { isOfYear, isOverEdge } from './costs.ts';

const of = (period_from: string, period_to: string) => ({ period_from, period_to });

test('a document is of a year by its days, and over its edge when some of them are of another', () => {
  const winter = of('2024-12-16', '2025-01-15');
  expect([2023, 2024, 2025, 2026].map((year) => isOfYear(winter, year))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([2024, 2025, 2026].map((year) => isOverEdge(winter, year))).toEqual([true, true, false]);
  expect(isOverEdge(of('2025-01-01', '2025-12-31'), 2025)).toBe(false);
});
