import { expect, test } from 'vitest';
import { isWaiting, returnFault, returnMark } from './return-words.ts';

const payment = {
  unassigned: 100,
  payer_account: '19-2000145399/0800',
  bank_movement_id: 1,
  is_returning: false,
  return_of: null,
  returned: 0,
};

test('what belongs to nobody may go back to the account that the statement tells, and only there', () => {
  expect(returnFault(payment)).toBeUndefined();
  expect(returnFault({ ...payment, bank_movement_id: null })).toMatch(/není z výpisu/u);
  expect(returnFault({ ...payment, payer_account: '' })).toMatch(/z jakého účtu/u);
  expect(returnFault({ ...payment, payer_account: 'DE12345' })).toMatch(/DE12345/u);
  expect(returnFault({ ...payment, unassigned: 0 })).toMatch(/není co/u);
  expect(returnFault({ ...payment, is_returning: true })).toMatch(/není co/u);
});

test('what a batch gives back does not wait, and says so', () => {
  expect(isWaiting(payment)).toBe(true);
  expect(isWaiting({ ...payment, is_returning: true })).toBe(false);
  expect(returnMark(payment)).toBe('');
  expect(returnMark({ ...payment, is_returning: true })).toBe('vrací se plátci');
  expect(returnMark({ ...payment, returned: 100 })).toBe('vráceno plátci');
  expect(returnMark({ ...payment, return_of: 4 })).toBe('vrácení plátci');
});
