import { expect, test } from 'vitest';
import { rejectionFault } from './order-rejection.ts';

test('an order is rejected with a reason only', () => {
  expect(rejectionFault({ state: 'rejected', note: ' ' })).toBe('Uveďte důvod zamítnutí');
  expect(rejectionFault({ state: 'rejected', note: 'Nájemce nebyl doma.' })).toBeNull();
  expect(rejectionFault({ state: 'planned', note: '' })).toBeNull();
});
