import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';
import { useTableRows } from './useTableRows.ts';

interface Row {
  id: number;
  name: string;
  hidden?: boolean;
}

const first = { id: 1, name: 'První' };
const second = { id: 2, name: 'Druhá' };
const away = { id: 3, name: 'Skrytá', hidden: true };
const empty = { id: 0, name: '' };

const held = {} as { table: ReturnType<typeof useTableRows<Row>> };
let drawn: ReturnType<typeof rendered>;

function Probe({ rows }: { rows: readonly Row[] | undefined }) {
  const table = useTableRows<Row>({
    rows,
    rowKey: (row) => row.id,
    isHidden: (row) => row.hidden === true,
  });
  useEffect(() => {
    held.table = table;
  });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  drawn = rendered(<Probe rows={[first, second, away]} />);
});
afterEach(() => {
  drawn.leave();
  vi.useRealTimers();
});

describe('the editing mark', () => {
  test('is on one row only: selecting another clears the previous one', () => {
    act(() => held.table.mark(first));
    act(() => held.table.mark(second));
    expect(held.table.marked).toBe(2);
    expect(held.table.markedRow).toBe(second);
    act(() => held.table.clearMark());
    expect(held.table.marked).toBeNull();
  });
});

describe('a new record', () => {
  test('clears the selection at once and is built 50 ms later', () => {
    act(() => held.table.mark(first));
    act(() => held.table.createRecord(() => empty));
    expect(held.table.marked).toBeNull();
    act(() => void vi.advanceTimersByTime(49));
    expect(held.table.newRecord).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(held.table.newRecord).toBe(empty);
  });

  test('is given up when a row is selected before it is built', () => {
    act(() => held.table.createRecord(() => empty));
    act(() => held.table.mark(first));
    act(() => void vi.advanceTimersByTime(1000));
    expect(held.table.newRecord).toBeNull();
  });

  test('stands in the table, selected, once it is saved, and only once when the list comes', () => {
    const saved = { id: 9, name: 'Nová' };
    act(() => held.table.createRecord(() => empty));
    act(() => void vi.advanceTimersByTime(50));
    act(() => held.table.saved(saved));
    expect(held.table.newRecord).toBeNull();
    expect(held.table.rows).toEqual([first, second, saved]);
    expect(held.table.markedRow).toBe(saved);
    drawn.again(<Probe rows={[first, second, { ...saved, name: 'Nová ze seznamu' }]} />);
    expect(held.table.rows?.map((row) => row.name)).toEqual(['První', 'Druhá', 'Nová ze seznamu']);
  });

  test('does not come back once the list has had it and it was deleted there', () => {
    const saved = { id: 9, name: 'Nová' };
    act(() => held.table.saved(saved));
    drawn.again(<Probe rows={[first, second, saved]} />);
    drawn.again(<Probe rows={[first, second]} />);
    expect(held.table.rows).toEqual([first, second]);
  });
});

describe('hidden records', () => {
  test('come with the show-hidden flag', () => {
    expect(held.table.rows).toEqual([first, second]);
    act(() => held.table.setShowHidden(true));
    expect(held.table.rows).toEqual([first, second, away]);
  });
});

test('a list that loads stays unknown', () => {
  drawn.again(<Probe rows={undefined} />);
  expect(held.table.rows).toBeUndefined();
});
