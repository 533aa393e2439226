import { describe, expect, test } from 'vitest';
import {
  certainRefund,
  likelyRefunds,
  type RefundOrder,
  type SentMovement,
} from './refund-meeting.ts';

const order: RefundOrder = {
  refund_batch_id: 7,
  refund_item_id: 1,
  bank_account_id: 3,
  amount: 25_000,
  payee_account: '19-2000145399/0800',
  variable_symbol: '12',
  since: '2026-04-20',
  until: '2026-04-30',
};
const whole = { ...order, refund_item_id: null, payee_account: '', variable_symbol: '' };
const movement: SentMovement = {
  bank_account_id: 3,
  amount: -25_000,
  booked_on: '2026-04-30',
  counter_account: '000019-2000145399/0800',
  variable_symbol: '0000000012',
};
const certain = (changes: Partial<SentMovement>, orders: readonly RefundOrder[] = [order]) =>
  certainRefund({ ...movement, ...changes }, orders)?.refund_item_id;
const likely = (changes: Partial<SentMovement>, orders: readonly RefundOrder[] = [order]) =>
  likelyRefunds({ ...movement, ...changes }, orders).map((one) => one.refund_item_id);

describe('an order is certainly paid by a movement', () => {
  test('of its amount, account and symbol, whatever zeros the bank writes', () => {
    expect(certain({})).toBe(1);
    expect(certain({ amount: 25_000 })).toBeUndefined();
    expect(certain({ amount: -25_001 })).toBeUndefined();
    expect(certain({ counter_account: '2801387443/2010' })).toBeUndefined();
    expect(certain({ variable_symbol: '13' })).toBeUndefined();
    expect(certain({ variable_symbol: '' })).toBeUndefined();
  });

  test.each([
    ['2026-04-19', undefined],
    ['2026-04-20', 1],
    ['2026-05-10', 1],
    ['2026-05-11', undefined],
  ])('from the first day to ten days after it was to be paid: %s', (booked_on, item) => {
    expect(certain({ booked_on })).toBe(item);
    expect(likely({ booked_on })).toEqual(item === undefined ? [] : [item]);
  });

  test('from the account of the batch alone', () => {
    expect(certain({ bank_account_id: 4 })).toBeUndefined();
    expect(likely({ bank_account_id: 4 })).toEqual([]);
  });

  test('and never where two orders are alike', () => {
    const other = { ...order, refund_batch_id: 8, refund_item_id: 2 };
    expect(certain({}, [order, other])).toBeUndefined();
    expect(likely({}, [order, other])).toEqual([1, 2]);
  });
});

describe('what may be it is offered', () => {
  test('by the account or by the symbol, the account first', () => {
    const other = { ...order, refund_item_id: 2, payee_account: '2801387443/2010' };
    expect(likely({ variable_symbol: '' }, [other, order])).toEqual([1]);
    expect(likely({}, [other, order])).toEqual([1, 2]);
    expect(likely({ counter_account: '', variable_symbol: '' })).toEqual([]);
    // No symbol on both sides tells nothing.
    expect(
      likely({ counter_account: '', variable_symbol: '' }, [{ ...order, variable_symbol: '' }]),
    ).toEqual([]);
  });

  test('a whole batch where the bank names no payee, and it is never certain', () => {
    expect(likely({ counter_account: '' }, [whole])).toEqual([null]);
    expect(likely({}, [whole])).toEqual([]);
    expect(certainRefund({ ...movement, counter_account: '' }, [whole])).toBeUndefined();
  });
});
