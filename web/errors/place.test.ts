import { expect, test } from 'vitest';
import { readErrorsPlace } from './place.ts';

test.each([
  [
    { row: 'a_b-1', filter: 'today' },
    { row: 'a_b-1', filter: 'today' },
  ],
  [{ row: '../users', filter: 3 }, {}],
  [{ row: 7 }, {}],
  [{}, {}],
])('of the address %j the screen keeps %j', (search, kept) => {
  expect(readErrorsPlace(search)).toEqual({ row: undefined, filter: undefined, ...kept });
});
