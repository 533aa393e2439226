import { afterEach, expect, test } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';
import { debtsLook, overdueColumn } from './overdue-column.tsx';

interface Row {
  readonly unit_id: number;
  readonly overdue?: number | null;
}

const place = { as_of: undefined, isSeen: true };
const told = { values: [], settled: [4] };
const failed = new Error('network');

let leave: () => void = () => undefined;
afterEach(() => leave());

/** What the cell says to people, and to readers. */
function cellOf(owing: Parameters<typeof debtsLook>[0], row: Row) {
  const look = debtsLook(owing, place);
  if (look === undefined) return null;
  const column = overdueColumn<Row>(look, { together: () => '/', isSummed: true });
  ({ leave } = rendered(<p>{column.render?.(row)}</p>));
  const said = document.querySelector('p')?.textContent;
  leave();
  return { said, isSummed: column.summed !== undefined };
}

test('debts have their column before they are told, which says nothing of them yet', () => {
  const coming = { told: undefined, error: null };
  expect(cellOf(coming, { unit_id: 1 })).toEqual({ said: '…zjišťuje se', isSummed: false });
});

test('where the read of debts failed, no debt is said, and no zero', () => {
  const missing = { told: undefined, error: failed };
  const said = '–údaj se nepodařilo načíst';
  expect(cellOf(missing, { unit_id: 1 })).toEqual({ said, isSummed: false });
});

test('once they are told, a settled account is a zero and nothing is said where there is none', () => {
  const known = { told, error: null };
  expect(cellOf(known, { unit_id: 1, overdue: 0 })).toEqual({
    said: '0,00\u00A0Kč',
    isSummed: true,
  });
  expect(cellOf(known, { unit_id: 1, overdue: null })).toEqual({ said: '', isSummed: true });
});

test('where nobody has an account there is no column', () => {
  expect(cellOf({ told: null, error: null }, { unit_id: 1 })).toBeNull();
});
