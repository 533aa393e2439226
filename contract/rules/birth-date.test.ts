import { expect, test } from 'vitest';
import { birthDateFault, FIRST_BIRTH_DATE } from './birth-date.ts';

test('a person may be born today, not tomorrow', () => {
  expect(birthDateFault('2026-05-04', '2026-05-04')).toBeNull();
  expect(birthDateFault('2026-05-05', '2026-05-04')).toBe(
    'Datum narození nemůže být v budoucnosti',
  );
});

test('a date of birth may be left out', () => {
  expect(birthDateFault(null, '2026-05-04')).toBeNull();
});

test('nobody was born before 1850', () => {
  expect(FIRST_BIRTH_DATE).toBe('1850-01-01');
});
