import { describe, expect, test } from 'vitest';
import { datedStates, headingDay } from './days.ts';

describe('the heading of a column with states', () => {
  test.each([
    ['Stav k 31.12.2025', { day: '2025-12-31', isMonth: false }],
    ['Stav k 1. 2. 2026 (m³)', { day: '2026-02-01', isMonth: false }],
    ['2026-01-31', { day: '2026-01-31', isMonth: false }],
    ['01/2026', { day: '2026-01-31', isMonth: true }],
    ['2024-02', { day: '2024-02-29', isMonth: true }],
    ['Stav 2.2026', { day: '2026-02-28', isMonth: true }],
    ['Červen 2026', { day: '2026-06-30', isMonth: true }],
    ['Červenec 2026', { day: '2026-07-31', isMonth: true }],
    ['stav 1', { month: 1 }],
    ['Stav 12', { month: 12 }],
    ['prosinec', { month: 12 }],
  ])('%s tells its day', (heading, day) => {
    expect(headingDay(heading)).toEqual(day);
    expect(datedStates.isOne(heading, [])).toBe(true);
  });

  test.each([
    'Stav',
    'Stav 13',
    'm3',
    '13/2026',
    'Stav k 31.2.2026',
    'Spotřeba 01/2026',
    'Datum odečtu 1. 1. 2026',
    'Výrobní číslo',
    'Cena leden 2026',
  ])('%s is none of them', (heading) => {
    expect(datedStates.isOne(heading, [])).toBe(false);
  });
});
