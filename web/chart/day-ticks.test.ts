import { describe, expect, test } from 'vitest';
import { dayTicks } from './day-ticks.ts';

const texts = (from: string, to: string, most: number) =>
  dayTicks(from, to, most).map(({ text }) => text);

describe('days under an axis', () => {
  test('are years over decades', () => {
    expect(texts('1995-12-08', '2026-11-20', 8)).toEqual([
      '2000',
      '2005',
      '2010',
      '2015',
      '2020',
      '2025',
    ]);
    expect(dayTicks('2020-03-01', '2026-11-20', 8)[0]).toEqual({ day: '2021-01-01', text: '2021' });
  });

  test('are firsts of months over a year', () => {
    const odd = ['1/2024', '3/2024', '5/2024', '7/2024', '9/2024', '11/2024'];
    expect(texts('2024-01-01', '2024-12-31', 6)).toEqual(odd);
    expect(texts('2024-01-01', '2024-12-31', 5)).toEqual(['1/2024', '4/2024', '7/2024', '10/2024']);
  });

  test('are single days over a few weeks, the first with its year', () => {
    expect(texts('2024-02-26', '2024-03-02', 6)).toEqual([
      '26. 2. 2024',
      '27. 2.',
      '28. 2.',
      '29. 2.',
      '1. 3.',
      '2. 3.',
    ]);
    expect(texts('2024-02-26', '2024-02-26', 6)).toEqual(['26. 2. 2024']);
  });

  test.each([2, 3, 5, 9])('are never more than %i', (most) => {
    for (const to of ['2024-01-03', '2024-02-20', '2024-06-30', '2026-01-01', '2090-01-01']) {
      const ticks = dayTicks('2024-01-02', to, most);
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(most);
      expect(ticks.every(({ day }) => day >= '2024-01-02' && day <= to)).toBe(true);
    }
  });
});
