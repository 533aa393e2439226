import { expect, test } from 'vitest';
import { endpoints } from '#tests/endpoints/contract.ts';

test('calls of the message store have the numbers 1 to 13, each its own', () => {
  const numbers = endpoints.flatMap(({ faultNumber }) => faultNumber ?? []);
  expect(numbers.toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
});
