import { describe, expect, test } from 'vitest';
import { declaredDayFault, standingOf } from './declaration-standing.ts';

describe('a declaration against the records', () => {
  test('that did not come is missing, also where nobody is recorded', () => {
    expect(standingOf(null, 0)).toBe('missing');
    expect(standingOf(null, 3)).toBe('missing');
    expect(standingOf(null, null)).toBe('missing');
  });

  test('is the same only when the very number is recorded', () => {
    expect(standingOf(3, 3)).toBe('same');
    expect(standingOf(0, 0)).toBe('same');
    expect(standingOf(0, 3)).toBe('differs');
    expect(standingOf(0, null)).toBe('differs');
  });
});

test('a declared day is at most a year away from the one that is asked for', () => {
  expect(declaredDayFault('2026-01-01', '2026-01-01')).toBeNull();
  expect(declaredDayFault('2024-12-31', '2026-01-01')).toBeNull();
  expect(declaredDayFault('2024-12-30', '2026-01-01')).not.toBeNull();
  expect(declaredDayFault('2027-01-02', '2026-01-01')).toBeNull();
  expect(declaredDayFault('2027-01-03', '2026-01-01')).not.toBeNull();
});
