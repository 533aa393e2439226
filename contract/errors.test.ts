import { expect, test } from 'vitest';
import { errorByNumber, errors } from './errors.ts';

test('every kind of fault is known by a number of its own', () => {
  const known = Object.entries(errors).map(([code, { errorCode }]) => [
    code,
    errorByNumber(errorCode),
  ]);
  expect(known.filter(([code, found]) => code !== found)).toEqual([]);
});
