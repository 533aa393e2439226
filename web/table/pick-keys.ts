import type { KeyboardEvent, MouseEvent } from 'react';
import type { RowsProps } from './table-props.ts';

/** Picks a range on from the row at a place of the page; undefined where rows are not picked together. */
type Extend = (index: number, by: -1 | 1) => void;

const arrows: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Keys and clicks that pick rows together. */
export function pickKeys<Row extends object>(
  { table, view, picks }: RowsProps<Row>,
  focusRow: (index: number) => void,
) {
  const { visible } = view;
  const extend: Extend = (index, by) => {
    const [from, to] = [visible[index], visible[index + by]];
    if (picks === undefined || from === undefined || to === undefined) return;
    const isPart = picks.has(table.rowKey(from));
    picks.extend(table.rowKey(to), isPart ? undefined : table.rowKey(from));
    focusRow(index + by);
  };
  /** Whether the key was one of them. */
  const press = (event: KeyboardEvent, index: number): boolean => {
    if (picks === undefined) return false;
    const isCtrl = event.ctrlKey || event.metaKey;
    if (isCtrl && event.key.toLowerCase() === 'a') picks.turnAll();
    else if (event.key === 'Escape' && picks.rows.length > 0) picks.clear();
    else if (event.shiftKey && event.key in arrows) extend(index, arrows[event.key] ?? 1);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  /** Whether the click was on the box of a row. */
  const click = (event: MouseEvent): boolean => {
    const box = (event.target as HTMLElement).closest('[data-pick]');
    const index = Number(box?.closest('tr')?.dataset['index']);
    const row = visible[index];
    if (row === undefined || picks === undefined) return false;
    const key = table.rowKey(row);
    if (event.shiftKey) picks.extend(key);
    else picks.toggle(key);
    // The keyboard goes on from the row, not from its box.
    focusRow(index);
    return true;
  };
  const toggle = picks && ((row: Row) => picks.toggle(table.rowKey(row)));
  return { extend: picks && extend, press, click, toggle };
}
