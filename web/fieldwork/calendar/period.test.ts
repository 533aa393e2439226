import { expect, test } from 'vitest';
import { daysSeen, mondayOf, periodText, stepped } from './period.ts';

test('a week begins with its Monday, also across the end of a year', () => {
  expect(mondayOf('2026-11-28')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  expect(daysSeen('week', '2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test('a month is seen by whole weeks, also one that begins on a Sunday and has 31 days', () => {
  const days = daysSeen('month', '2026-03-15');
  expect(days).toHaveLength(42);
  expect(days[0]).toBe('2026-02-23');
  expect(days).toContain('2026-03-31');
  // 1 August 2027 is a Sunday.
  expect(daysSeen('month', '2027-08-20')).toContain('2027-08-31');
});

test('a step goes by what is seen', () => {
  expect(stepped('day', '2026-12-31', 1)).toBe('2027-01-01');
  expect(stepped('week', '2026-12-31', -1)).toBe('2026-12-24');
  expect(stepped('month', '2026-12-31', 1)).toBe('2027-01-01');
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-01');
  expect(stepped('month', '2026-01-15', -1)).toBe('2025-12-01');
});

test('what is seen is told in Czech', () => {
  expect(periodText('day', '2026-12-03')).toBe('3.\u00a012.\u00a02026');
  expect(periodText('week', '2026-12-03')).toBe('30.\u00a011.\u00a02026 – 6.\u00a012.\u00a02026');
  expect(periodText('month', '2026-12-03')).toBe('prosinec 2026');
});
