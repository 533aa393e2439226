import { expect, test } from 'vitest';
import { replacedBy } from './replaced.ts';
import type { IssuedStatement } from './statements.sql.ts';

const before = (recipient: string, ledger_account_id: number, fields = {}): IssuedStatement => ({
  settlement_statement_id: 1,
  pasport_id: 7,
  is_gone: false,
  recipient,
  ledger_account_id,
  claimed: 0,
  advance: 0,
  balance: 17_200,
  ...fields,
});
const now = (recipient: string, ledger_account_id: number) => ({ recipient, ledger_account_id });
const told = (issued: readonly ReturnType<typeof now>[], former: readonly IssuedStatement[]) => {
  const { formerBalance, gone } = replacedBy(issued, former);
  return [
    issued.map(formerBalance),
    gone.map((one) => `${one.recipient} ${one.ledger_account_id}`),
  ];
};

test('a statement replaces that of the same party and days', () => {
  expect(told([now('7/01', 1)], [before('7/01', 1)])).toEqual([[17_200], []]);
});

test('another party of the same days has none before, and the former one is told', () => {
  expect(told([now('7/01', 2)], [before('7/01', 1)])).toEqual([[null], ['7/01 1']]);
});

test('the same party with other days is told once, by its new statement', () => {
  expect(told([now('7/02', 1)], [before('7/01', 1)])).toEqual([[17_200], []]);
  // Of two times nobody knows which one is meant.
  const two = [before('7/01', 1), before('7/06', 1)];
  expect(told([now('7/02', 1)], two)).toEqual([[null], ['7/01 1', '7/06 1']]);
  expect(told([now('7/02', 1), now('7/09', 1)], [before('7/01', 1)])).toEqual([
    [null, null],
    ['7/01 1'],
  ]);
});

test('who was told that he is a recipient no more is not told again, and comes back from nothing', () => {
  const gone = before('7/01', 1, { is_gone: true, balance: 0 });
  expect(told([], [gone])).toEqual([[], []]);
  expect(told([now('7/01', 1)], [gone])).toEqual([[0], []]);
});
