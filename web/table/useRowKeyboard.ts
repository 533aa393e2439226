import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ListProps } from './table-props.ts';

interface Input<Row extends object> extends ListProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>;
  onFocusRow: (row: Row) => void;
}

// A control inside a row keeps its own clicks and keys.
const CONTROLS = 'a, button, input, select, textarea, label';

/** Arrows move, Enter opens, Space marks; PageUp and PageDown turn pages; click marks, double click opens. */
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
  const steps: Readonly<Record<string, (index: number, row: Row) => void>> = {
    ArrowDown: (index) => focusRow(index + 1),
    ArrowUp: (index) => focusRow(index - 1),
    Home: () => focusRow(0),
    End: () => focusRow(view.visible.length - 1),
    PageDown: () => turnTo(view.page + 1, 0),
    PageUp: () => turnTo(view.page - 1, 0),
    Enter: (_, row) => (table.onActivate ?? table.onSelect)?.(row),
    ' ': (_, row) => table.onSelect?.(row),
  };
  return {
    onClick: (event: MouseEvent) => withRow(rowOf(event), table.onSelect),
    onDoubleClick: (event: MouseEvent) => withRow(rowOf(event), table.onActivate),
    onFocus: (event: SyntheticEvent) => withRow(rowOf(event), onFocusRow),
    onKeyDown: (event: KeyboardEvent) => {
      const row = rowOf(event);
      const step = steps[event.key];
      if (row === undefined || step === undefined || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      step(view.visible.indexOf(row), row);
    },
  };
}

function withRow<Row>(row: Row | undefined, act: ((row: Row) => void) | undefined): void {
  if (row !== undefined) act?.(row);
}
