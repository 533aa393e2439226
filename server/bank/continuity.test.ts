import { expect, test } from 'vitest';
import { gapsOf } from './continuity.ts';

const balances: { opening: number | null; closing: number | null } = { opening: 100, closing: 100 };
const statement = (number: string, from_on: string, to_on: string) => ({
  bank_account_id: 1,
  number,
  from_on,
  to_on,
  ...balances,
});
const months = ['01', '02', '03', '04', '05'].map((month, at) =>
  statement(String(at + 1), `2025-${month}-01`, `2025-${month}-28`),
);
const [first, second, third, , fifth] = months as [
  (typeof months)[0],
  (typeof months)[0],
  (typeof months)[0],
  (typeof months)[0],
  (typeof months)[0],
];
const none = { missing_first: null, missing_last: null, expected_opening: null };
const gaps = (...statements: ReturnType<typeof statement>[]) =>
  gapsOf(statements).map(({ missing_first, missing_last, expected_opening }) => ({
    missing_first,
    missing_last,
    expected_opening,
  }));

test('numbers that are missing are told at the statement behind them, in whatever order they come', () => {
  expect(gaps(...months)).toEqual(months.map(() => none));
  expect(gaps(fifth, first)).toEqual([{ ...none, missing_first: 2, missing_last: 4 }, none]);
  expect(gaps(third, first)).toEqual([{ ...none, missing_first: 2, missing_last: 2 }, none]);
});

test('a year begins its numbers anew, accounts have each their own, and no number tells nothing', () => {
  const next = statement('7', '2026-01-01', '2026-01-31');
  expect(gaps(first, next)).toEqual([none, none]);
  expect(gaps(first, { ...third, bank_account_id: 2 })).toEqual([none, none]);
  expect(gaps(first, { ...third, number: '' }, { ...second, number: 'A3' })).toEqual([
    none,
    none,
    none,
  ]);
});

test('a balance that does not go on is told with what was expected', () => {
  const jump = { ...second, opening: 250 };
  expect(gaps(first, jump)).toEqual([none, { ...none, expected_opening: 100 }]);
  expect(gaps(first, { ...jump, opening: null })).toEqual([none, none]);
  expect(gaps({ ...first, closing: null }, jump)).toEqual([none, none]);
  expect(gaps(first, { ...jump, from_on: '2025-01-15' })).toEqual([none, none]);
});
