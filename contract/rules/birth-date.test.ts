import { expect, test } from 'vitest';
import { birthDateFault } from './birth-date.ts';

test('a person may be born today, not tomorrow', () => {
  expect(birthDateFault('2026-05-04', '2026-05-04')).toBeNull();
  expect(birthDateFault('2026-05-05', '2026-05-04')).toBe(
    'Datum narození nemůže být v budoucnosti',
  );
});

test('a date of birth may be left out', () => {
  expect(birthDateFault(null, '2026-05-04')).toBeNull();
});
