import { expect, test } from 'vitest';
import { readListPlace } from './place.ts';

test('the address of a list holds the open row and hidden ones, and nothing that makes no sense', () => {
  expect(readListPlace({ row: 7, hidden: 1 })).toEqual({ row: 7, hidden: 1 });
  for (const search of [{ row: '7', hidden: true }, { row: -1 }, { row: 1.5, hidden: 2 }, {}])
    expect(readListPlace(search)).toEqual({ row: undefined, hidden: undefined });
});
