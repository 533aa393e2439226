import { expect, test } from 'vitest';
import { readRatesPlace } from './place.ts';

test('the place of a screen of rates keeps what makes sense and leaves out the rest', () => {
  const place = { from: '2024-01-01', to: '2024-12-31', currency: 'HUF', row: 'EUR 2024-05-10' };
  const sum = { amount: 10_000.5, of: 'USD', due: '2025-01-31', paid: '2025-06-30' };
  expect(readRatesPlace({ ...place, ...sum, edit: 'new' })).toEqual({
    ...place,
    ...sum,
    amount: '10000.5',
    edit: 'new',
  });
  const odd = { from: '2024-02-30', to: 5, currency: 'huf', row: {}, edit: 'x' };
  const read = readRatesPlace({ ...odd, amount: '-1', of: 'U', due: 'včera', paid: true });
  expect(Object.values(read).filter((value) => value !== undefined)).toEqual([]);
});
