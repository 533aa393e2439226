import { describe, expect, test } from 'vitest';
import { needsOpposite } from './closed-payment.ts';

const had = [
  { ledger_account_id: 1, amount: 300 },
  { ledger_account_id: 2, amount: 200 },
];
const closed = { is_closed: true, parts: had };

describe('a payment of a closed month', () => {
  test('keeps what somebody has of it, and may be given further', () => {
    expect(needsOpposite(closed, had)).toBe(false);
    expect(needsOpposite(closed, had.toReversed())).toBe(false);
    expect(needsOpposite(closed, [...had, { ledger_account_id: 3, amount: 1 }])).toBe(false);
    expect(needsOpposite({ is_closed: true, parts: [] }, had)).toBe(false);
  });

  test('changes by an opposite entry alone when it is taken, given to another one, less or more', () => {
    const [first = { ledger_account_id: 0, amount: 0 }, second] = had;
    for (const next of [
      [],
      [first],
      [first, { ledger_account_id: 3, amount: 200 }],
      [first, { ...second, ledger_account_id: 2, amount: 199 }],
      [first, { ledger_account_id: 2, amount: 201 }],
    ])
      expect(needsOpposite(closed, next)).toBe(true);
  });
});

test('a payment of an open month is divided as people need', () => {
  expect(needsOpposite({ is_closed: false, parts: had }, [])).toBe(false);
});
