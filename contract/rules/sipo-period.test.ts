import { describe, expect, test } from 'vitest';
import { nextSipoPeriod, openSipoPeriods, periodText, shiftPeriod } from './sipo-period.ts';

describe('a SIPO period', () => {
  test.each([
    ['2025-01-20', 25, '2025-02'],
    ['2025-01-25', 25, '2025-02'],
    ['2025-01-26', 25, '2025-03'],
    ['2025-11-26', 25, '2026-01'],
    ['2025-12-26', 25, '2026-02'],
    ['2025-12-10', 10, '2026-01'],
    ['2025-12-11', 10, '2026-02'],
  ])('handed over next after %s by the %i. is %s', (today, day, period) => {
    expect(nextSipoPeriod(today, day)).toBe(period);
  });

  test('may be handed over late or early, by a month', () => {
    expect(openSipoPeriods('2025-11-20', 25)).toEqual(['2025-11', '2025-12', '2026-01']);
  });

  test('moves over the end of a year', () => {
    expect(shiftPeriod('2025-12', 1)).toBe('2026-01');
    expect(shiftPeriod('2025-01', -1)).toBe('2024-12');
    expect(shiftPeriod('2025-06', 24)).toBe('2027-06');
    expect(shiftPeriod('0999-12', 1)).toBe('1000-01');
    expect(shiftPeriod('0001-01', 1)).toBe('0001-02');
  });

  test('is written as a month of a year', () => {
    expect(periodText('2026-01')).toBe('1/2026');
  });
});
