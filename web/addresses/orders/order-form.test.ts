import { expect, test } from 'vitest';
import { emptyOrder, orderSchema } from './order-form.ts';

test('an order names its work, and a rejected one the reason', () => {
  const faults = (values: object) =>
    orderSchema
      .safeParse({ ...emptyOrder, ...values })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(faults({})).toEqual([['work_type', 'Toto pole je povinné']]);
  expect(faults({ work_type: 'Odečet' })).toBeUndefined();
  expect(faults({ work_type: 'Odečet', state: 'rejected' })).toEqual([
    ['note', 'Uveďte důvod zamítnutí'],
  ]);
  expect(faults({ work_type: 'Odečet', state: 'rejected', note: 'Není třeba.' })).toBeUndefined();
});
