import { expect, test } from 'vitest';
import type { DegreeDayMonth } from '#contract/degree-days.ts';
import { monthRules, nextMonth } from './month-form.ts';

const known = (year: number, month: number, degree_day_place_id = 1): DegreeDayMonth => ({
  degree_day_month_id: 1,
  degree_day_place_id,
  place_name: 'Brno',
  year,
  month,
  heating_days: 0,
  mean_temperature: 0,
  degree_days: 0,
  year_share: null,
  average: 0,
  created: '',
  updated: '',
  version: 1,
});

test('a new month follows the newest of its place, or is the last one that has ended', () => {
  expect(nextMonth([known(2024, 12), known(2024, 11)], 1, '2026-05-02')).toEqual({
    year: 2025,
    month: 1,
  });
  expect(nextMonth([known(2024, 3, 2), known(2023, 9)], 1, '2026-05-02')).toEqual({
    year: 2023,
    month: 10,
  });
  expect(nextMonth([], undefined, '2026-05-02')).toEqual({ year: 2026, month: 4 });
  expect(nextMonth([], 1, '2026-01-02')).toEqual({ year: 2025, month: 12 });
});

test('the form knows that February has fewer days', () => {
  const values = { degree_day_place_id: 1, year: 2023, month: 2, mean_temperature: 1 };
  expect(monthRules.safeParse({ ...values, heating_days: 28 }).success).toBe(true);
  const read = monthRules.safeParse({ ...values, heating_days: 29 });
  expect(read.error?.issues[0]?.message).toBe('Tento měsíc má jen 28 dní');
});
