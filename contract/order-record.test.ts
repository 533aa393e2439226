import { expect, test } from 'vitest';
import { orderInput } from './address-orders.ts';
import { orderChecks, orderFields } from './order-record.ts';
import { emptyOf, ruledBy } from './record.ts';

const rules = ruledBy(orderInput, orderChecks);

test('an order names its work, and a rejected one the reason', () => {
  const faults = (values: object) =>
    rules
      .safeParse({ ...emptyOf(orderFields), ...values })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(faults({})).toEqual([['work_type', 'Toto pole je povinné']]);
  expect(faults({ work_type: 'Odečet' })).toBeUndefined();
  expect(faults({ work_type: 'Odečet', state: 'rejected' })).toEqual([
    ['note', 'Uveďte důvod zamítnutí'],
  ]);
  expect(faults({ work_type: 'Odečet', state: 'rejected', note: 'Není třeba.' })).toBeUndefined();
});

test('states of an order are told in words', () => {
  expect(orderFields.state.value.text('rejected')).toBe('zamítnuto');
});
