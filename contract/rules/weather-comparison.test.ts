import { describe, expect, test } from 'vitest';
import { correctedMonth, weatherComparison, type ComparedMonth } from './weather-comparison.ts';

const month = (
  now: number | null,
  before: number | null,
  degree_days: number | null,
  former_degree_days: number | null,
): ComparedMonth => ({ now, before, degree_days, former_degree_days });

describe('heat of a year before at the present weather', () => {
  test('is 22.55 GJ of 24 GJ at 3,100 degree-days after 3,300, whole or by months', () => {
    expect(weatherComparison([month(20, 24, 3100, 3300)])?.corrected.toFixed(2)).toBe('22.55');
    const parts = weatherComparison([
      month(8, 10, 1100, 1000),
      month(7, 9, 1000, 1500),
      month(5, 5, 1000, 800),
    ]);
    expect(parts).toMatchObject({ months: 3, now: 20, before: 24 });
    expect(parts?.corrected.toFixed(2)).toBe('22.55');
  });

  test('is told of months of which all is known, and of nothing else', () => {
    const known = month(2, 3, 400, 300);
    const others = [
      month(null, 3, 400, 300),
      month(9, null, 400, 300),
      month(9, 3, null, 300),
      month(9, 3, 400, null),
    ];
    expect(weatherComparison([...others, known])).toEqual({
      months: 1,
      now: 2,
      before: 3,
      corrected: 4,
    });
    expect(weatherComparison(others)).toBeNull();
    expect(weatherComparison([month(1, 1, 10, 0)])).toBeNull();
  });

  test('of a month asks nothing of what it is compared with', () => {
    expect(correctedMonth(month(null, 3, 400, 300))).toBe(4);
    expect(correctedMonth(month(2, null, 400, 300))).toBeNull();
    expect(correctedMonth(month(2, 3, null, 300))).toBeNull();
    expect(correctedMonth(month(2, 3, 400, null))).toBeNull();
    expect(correctedMonth(month(2, 3, 400, 0))).toBeNull();
    expect(correctedMonth(month(2, 3, 0, 300))).toBe(0);
  });
});
