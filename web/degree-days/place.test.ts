import { expect, test } from 'vitest';
import { readDegreeDaysPlace } from './place.ts';

test('what makes no sense in the address is left out', () => {
  const sense = { tab: 'seasons', indoor: 21, place: 3, first: 2023, second: 2024, hidden: 1 };
  expect(readDegreeDaysPlace(sense)).toMatchObject(sense);
  const nonsense = { tab: 1, indoor: 22, place: 'x', month: -1, edit: 1.5, first: 0, hidden: 2 };
  expect(Object.values(readDegreeDaysPlace(nonsense))).toEqual(Array(8).fill(undefined));
});
