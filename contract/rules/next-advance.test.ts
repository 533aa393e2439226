import { describe, expect, test } from 'vitest';
import { nextAdvance } from './next-advance.ts';

const year = { from: '2025-01-01', to: '2025-12-31', reserve: 0, step: 100 };

describe('the next monthly advance', () => {
  test('is a twelfth of the year, rounded up to the step', () => {
    expect(nextAdvance({ ...year, cost: 1_200_000 })).toBe(100_000);
    // 12,480 Kč a year are 1,040 Kč a month, with 5 % 1,092 Kč, to tens 1,100 Kč.
    expect(nextAdvance({ ...year, cost: 1_248_000 })).toBe(104_000);
    expect(nextAdvance({ ...year, cost: 1_248_000, reserve: 5 })).toBe(109_200);
    expect(nextAdvance({ ...year, cost: 1_248_000, reserve: 5, step: 1000 })).toBe(110_000);
    expect(nextAdvance({ ...year, cost: 1_200_001 })).toBe(100_100);
  });

  test('of a leap year, or of one from July, is a twelfth too', () => {
    const cost = 1_200_000;
    expect(nextAdvance({ ...year, from: '2024-01-01', to: '2024-12-31', cost })).toBe(100_000);
    expect(nextAdvance({ ...year, from: '2024-07-01', to: '2025-06-30', cost })).toBe(100_000);
  });

  test('of a part of a year is by its days', () => {
    // 73 days are a fifth of a year: 2,400 Kč make 12,000 Kč a year.
    const part = { ...year, from: '2025-01-01', to: '2025-03-14' };
    expect(nextAdvance({ ...part, cost: 240_000 })).toBe(100_000);
  });

  test('is none where nothing was borne, or money came back', () => {
    expect(nextAdvance({ ...year, cost: 0 })).toBeNull();
    expect(nextAdvance({ ...year, cost: -5000 })).toBeNull();
  });
});
