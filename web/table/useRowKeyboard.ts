import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { areSingleKeysOn } from '#web/lib/keys/single-keys.ts';
import { keyOf } from '#web/lib/keys/pressed-key.ts';
import { rowCommands } from './row-commands.ts';
import type { RowContext } from './row-commands.ts';
import type { ListProps } from './table-props.ts';

interface Input<Row extends object> extends ListProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>;
  onFocusRow: (row: Row) => void;
}

// A control inside a row keeps its own clicks and keys.
const CONTROLS = 'a, button, input, select, textarea, label';

/** Arrows, j and k move, Enter and e open, Space and x mark; PageUp and PageDown turn pages; click marks, double click opens. */
export function useRowKeyboard<Row extends object>({ body, table, view, onFocusRow }: Input<Row>) {
  const rowOf = (event: SyntheticEvent): Row | undefined => {
    const target = event.target as HTMLElement;
    if (target.closest(CONTROLS) !== null) return undefined;
    return view.visible[Number(target.closest('tr')?.dataset['index'])];
  };
  const focusRow = (index: number) => {
    const rows = [...(body.current?.children ?? [])] as HTMLElement[];
    rows[Math.max(0, Math.min(index, rows.length - 1))]?.focus();
  };
  const turnTo = (page: number, index: number) => {
    if (page < 1 || page > view.pages) return;
    flushSync(() => view.setPage(page));
    focusRow(index);
  };
  const opening = table.onActivate ?? table.onSelect;
  const steps: Readonly<Record<string, (index: number, row: Row) => void>> = {
    ArrowDown: (index) => focusRow(index + 1),
    ArrowUp: (index) => focusRow(index - 1),
    Home: () => focusRow(0),
    End: () => focusRow(view.visible.length - 1),
    PageDown: () => turnTo(view.page + 1, 0),
    PageUp: () => turnTo(view.page - 1, 0),
    Enter: (_, row) => opening?.(row),
    ' ': (_, row) => table.onSelect?.(row),
  };
  const contextOf = (index: number, row: Row): RowContext => ({
    step: (by) => focusRow(index + by),
    open: opening && (() => opening(row)),
    mark: table.onSelect && (() => table.onSelect?.(row)),
  });
  return {
    onClick: (event: MouseEvent) => withRow(rowOf(event), table.onSelect),
    onDoubleClick: (event: MouseEvent) => withRow(rowOf(event), table.onActivate),
    onFocus: (event: SyntheticEvent) => withRow(rowOf(event), onFocusRow),
    onKeyDown: (event: KeyboardEvent) => {
      const row = rowOf(event);
      if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const index = view.visible.indexOf(row);
      const step = steps[event.key];
      const command = step === undefined ? commandOf(event.nativeEvent) : undefined;
      if (step === undefined && command === undefined) return;
      event.preventDefault();
      step?.(index, row);
      command?.run(contextOf(index, row));
    },
  };
}

function withRow<Row>(row: Row | undefined, act: ((row: Row) => void) | undefined): void {
  if (row !== undefined) act?.(row);
}

function commandOf(event: KeyboardEvent['nativeEvent']) {
  const key = areSingleKeysOn() ? keyOf(event) : undefined;
  return key === undefined ? undefined : rowCommands.find(({ keys }) => keys === key);
}
