import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { headWidth, pinnedLeft } from './widths.ts';

const code: Column<object> = { text: 'Kód', id: 'code', value: () => '', width: 112 };
const name: Column<object> = { text: 'Název', id: 'name', value: () => '', width: 160 };
const note: Column<object> = { text: 'Poznámka', id: 'note', value: () => '', width: 160 };
const least = (columns: readonly Column<object>[], at: number) =>
  headWidth(columns, at, false).minWidth;

test('a column gives way where the table lacks room', () => {
  expect([0, 1].map((at) => least([code, name, note], at))).toEqual([
    'var(--w0, 0)',
    'var(--w1, 0)',
  ]);
});

test('a column behind which another is pinned keeps the width by which that one stands', () => {
  const columns = [code, { ...name, fixed: true }, note];
  expect(pinnedLeft(columns, 1)).toEqual({ left: 'calc(var(--k-marker) + var(--w0, 7rem))' });
  expect([0, 1, 2].map((at) => least(columns, at))).toEqual([
    'var(--w0, 7rem)',
    'var(--w1, 0)',
    'var(--w2, 0)',
  ]);
});

test('the last column takes the rest once another is drawn', () => {
  expect(headWidth([code, name], 1, true)).toEqual({});
});
