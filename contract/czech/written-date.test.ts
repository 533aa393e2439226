import { describe, expect, it } from 'vitest';
import { parseCzechDate } from './written-date.ts';

const read = (text: string) => parseCzechDate(text, '2026-11-21');

describe('a date as Czechs write it', () => {
  it.each([
    ['5. 1. 2025', '2025-01-05'],
    ['5.1.2025', '2025-01-05'],
    [' 05. 01. 2025 ', '2025-01-05'],
    ['5/1/2025', '2025-01-05'],
    ['5-1-2025', '2025-01-05'],
    ['05012025', '2025-01-05'],
    ['2025-01-05', '2025-01-05'],
    ['29. 2. 2024', '2024-02-29'],
  ])('reads %s', (text, isoDate) => expect(read(text)).toBe(isoDate));

  it('takes a day without a year for one of this year', () => {
    expect(read('24.12.')).toBe('2026-12-24');
    expect(read('24. 12')).toBe('2026-12-24');
  });

  it('takes a short year for the nearest one that makes sense', () => {
    expect(read('5.1.25')).toBe('2025-01-05');
    expect(read('5.1.46')).toBe('2046-01-05');
    expect(read('5.1.47')).toBe('1947-01-05');
    expect(read('050165')).toBe('1965-01-05');
  });

  it.each(['', 'dnes', '5', '5.1.202', '30. 2. 2025', '1. 13. 2025', '2025-02-30', '5.1.20255'])(
    'refuses %s',
    (text) => expect(read(text)).toBeNull(),
  );
});
