import { expect, test } from 'vitest';
import { readListPlace } from './place.ts';

test('the address tells the choice, the day, the hidden records, the marked row and the sought text', () => {
  const place = { filter: 'tenant', hidden: 1, as_of: '2024-02-29', row: 'tenant-5', q: 'novák' };
  expect(readListPlace(place)).toEqual(place);
  expect(readListPlace({ row: 12, q: 12020037 })).toMatchObject({ row: 12, q: '12020037' });
});

test('what makes no sense in the address is left out', () => {
  const place = readListPlace({ filter: 5, hidden: 'ano', as_of: '2024-02-30', row: {}, q: [] });
  expect(Object.values(place).every((value) => value === undefined)).toBe(true);
});
