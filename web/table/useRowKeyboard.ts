import type { KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { areSingleKeysOn } from '#web/lib/keys/single-keys.ts';
import { keyOf } from '#web/lib/keys/pressed-key.ts';
import { columnId, type Column } from './columns.ts';
import { pickKeys } from './pick-keys.ts';
import { rowCommands } from './row-commands.ts';
import type { RowContext } from './row-commands.ts';
import { reachOf } from './row-reach.ts';
import type { RowMenuAsked } from './RowMenu.tsx';
import type { RowsProps } from './table-props.ts';
import type { RowKey } from './useTableView.ts';

/** Where the keyboard stands in a table: a row, and one of its cells when it went into them. */
export interface TableFocus {
  readonly row: RowKey;
  /** Id of the column; null on the row as a whole. */
  readonly column: string | null;
  /** Which row of the page it was. */
  readonly at: number;
}

interface Input<Row extends object> extends RowsProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>;
  onFocusCell: (focus: TableFocus) => void;
  /** A menu over a row was asked for, by the right button or by the key of menus. */
  onMenu: (asked: RowMenuAsked) => void;
}

// A control inside a row keeps its own clicks and keys.
const CONTROLS = 'a, button, input, select, textarea, label';

const columnOf = (target: HTMLElement) => target.closest('td')?.dataset['column'] ?? null;

/** Puts the keyboard on a row, or on its cell of a column where it has one. */
export function focusCell(row: Element | undefined, column: string | null): void {
  const cells = [...(row?.children ?? [])] as HTMLElement[];
  const cell = column === null ? undefined : cells.find((one) => one.dataset['column'] === column);
  (cell ?? (row as HTMLElement | undefined))?.focus();
}

/**
 * Arrows, j and k move among rows, arrows into their cells too; Enter and e open, Space marks; PageUp and
 * PageDown turn pages; click marks, double click opens. Where rows are picked together, x picks, Shift with
 * an arrow or a click picks a range, Ctrl+A all that is found and Esc puts them back; elsewhere x marks.
 * The right button, or the key of menus, offers the same as a menu over the row.
 */
export function useRowKeyboard<Row extends object>(input: Input<Row>) {
  const { body, table, view, picks, onFocusCell, onMenu } = input;
  const rowOf = (event: SyntheticEvent) => rowAt(event, view.visible);
  const focusRow = (index: number, column: string | null) => {
    const rows = [...(body.current?.children ?? [])];
    focusCell(rows[Math.max(0, Math.min(index, rows.length - 1))], column);
  };
  const picking = pickKeys(input, (index) => focusRow(index, null));
  const marking = picking.toggle ?? table.onSelect;
  const opening = table.onActivate ?? table.onSelect;
  const aside = (index: number, column: string | null, by: -1 | 1) =>
    focusRow(index, columnBeside(table.columns, column, by));
  const steps: Readonly<Record<string, (at: number, row: Row, column: string | null) => void>> = {
    ArrowDown: (at, _, column) => focusRow(at + 1, column),
    ArrowUp: (at, _, column) => focusRow(at - 1, column),
    ArrowRight: (at, _, column) => aside(at, column, 1),
    ArrowLeft: (at, _, column) => aside(at, column, -1),
    Home: (_at, _, column) => focusRow(0, column),
    End: (_at, _, column) => focusRow(view.visible.length - 1, column),
    PageDown: (_at, _, column) => turnTo(view, view.page + 1, () => focusRow(0, column)),
    PageUp: (_at, _, column) => turnTo(view, view.page - 1, () => focusRow(0, column)),
    Enter: (_, row) => opening?.(row),
    ' ': (_, row) => table.onSelect?.(row),
  };
  const contextOf = (index: number, row: Row, column: string | null): RowContext => ({
    step: (by) => focusRow(index + by, column),
    open: opening && (() => opening(row)),
    mark: marking && (() => marking(row)),
    pickAll: picks?.turnAll,
    extend: picking.extend && (() => picking.extend?.(index, 1)),
    ...reachOf(body.current?.children[index], table.columns, column, row),
  });
  return {
    onClick: (event: MouseEvent) => picking.click(event) || withRow(rowOf(event), table.onSelect),
    onContextMenu: (event: MouseEvent) =>
      withRow(rowOf(event), (row) =>
        askMenu(event, onMenu, (column) => contextOf(view.visible.indexOf(row), row, column)),
      ),
    onDoubleClick: (event: MouseEvent) => withRow(rowOf(event), table.onActivate),
    onFocus: (event: SyntheticEvent) =>
      withRow(rowOf(event), (row) => {
        const [column, at] = [columnOf(event.target as HTMLElement), view.visible.indexOf(row)];
        onFocusCell({ row: table.rowKey(row), column, at });
      }),
    onKeyDown: (event: KeyboardEvent) => {
      const row = rowOf(event);
      if (row === undefined) return;
      const index = view.visible.indexOf(row);
      if (picking.press(event, index) || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = steps[event.key];
      const command = step === undefined ? commandOf(event.nativeEvent) : undefined;
      if (step === undefined && command === undefined) return;
      event.preventDefault();
      const column = columnOf(event.target as HTMLElement);
      step?.(index, row, column);
      command?.run(contextOf(index, row, column));
    },
  };
}

/** Turns to a page where there is one. */
function turnTo(
  { pages, setPage }: { pages: number; setPage: (page: number) => void },
  page: number,
  after: () => void,
): void {
  if (page < 1 || page > pages) return;
  flushSync(() => setPage(page));
  after();
}

/** Asks for the menu over a row; over a text that was picked out the browser's own one copies it. */
function askMenu(
  event: MouseEvent,
  onMenu: (asked: RowMenuAsked) => void,
  contextOf: (column: string | null) => RowContext,
): void {
  if (getSelection()?.isCollapsed === false) return;
  event.preventDefault();
  const target = event.target as HTMLElement;
  const at = target.closest<HTMLElement>('td, tr') ?? target;
  onMenu({
    at,
    place: { x: event.clientX, y: event.clientY },
    context: contextOf(columnOf(target)),
  });
}

/** The column to one side, null for the row as a whole before the first; behind the last there is none. */
function columnBeside<Row>(
  columns: readonly Column<Row>[],
  column: string | null,
  by: -1 | 1,
): string | null {
  const ids = columns.map(columnId);
  const next = (column === null ? -1 : ids.indexOf(column)) + by;
  return next < 0 ? null : (ids[next] ?? column);
}

/** The row in which something happened, unless a control in it did. */
function rowAt<Row>(event: SyntheticEvent, visible: readonly Row[]): Row | undefined {
  const target = event.target as HTMLElement;
  if (target.closest(CONTROLS) !== null) return undefined;
  return visible[Number(target.closest('tr')?.dataset['index'])];
}

function withRow<Row>(row: Row | undefined, act: ((row: Row) => void) | undefined): void {
  if (row !== undefined) act?.(row);
}

function commandOf(event: KeyboardEvent['nativeEvent']) {
  const key = areSingleKeysOn() ? keyOf(event) : undefined;
  return key === undefined ? undefined : rowCommands.find(({ keys }) => keys === key);
}
