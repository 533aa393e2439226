import { expect, test } from 'vitest';
import { missingOfOperator } from './operator.ts';

test('the operator is named by his name, seat and e-mail', () => {
  const whole = { operator_name: 'Správa', operator_address: 'Lípová 1', operator_email: 'a@b.cz' };
  expect(missingOfOperator(whole)).toEqual([]);
  expect(missingOfOperator({ ...whole, operator_address: ' ' })).toEqual(['sídlo']);
  const nobody = { operator_name: '', operator_address: '', operator_email: '' };
  expect(missingOfOperator(nobody)).toEqual(['název nebo jméno', 'sídlo', 'e-mail']);
});
