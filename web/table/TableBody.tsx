import { memo, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { cellText, cellValue, columnId, controlMark } from './columns.ts';
import type { Column } from './columns.ts';
import { isWalked, type RowsProps } from './table-props.ts';
import { PickBox } from './PickCells.tsx';
import type { RowMenuAsked } from './RowMenu.tsx';
import type { Held } from './useHeld.ts';
import { focusCell, useRowKeyboard } from './useRowKeyboard.ts';
import type { TableFocus } from './useRowKeyboard.ts';
import type { RowKey } from './useTableView.ts';
import { cellWidth, pinnedLeft } from './widths.ts';
import styles from './grid.module.css';
import { late } from '#web/ui/late.tsx';

// Fetched when somebody asks for it first.
const RowMenu = late(() => import('./RowMenu.tsx'), 'RowMenu');

interface TableBodyProps<Row extends object> extends RowsProps<Row> {
  /** Where the keyboard stands, or stood last; null before it came. */
  focus: TableFocus | null;
  onFocus: (focus: TableFocus) => void;
  held: Held;
}

/** A text longer than this may be cut, and is told whole under the pointer. */
const CUT_LENGTH = 12;

/** Rows of the table; the pointer and the keyboard are listened to once for all of them. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { table, view, picks, focus, onFocus, held } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [asked, setAsked] = useState<RowMenuAsked | null>(null);
  const input = { body, table, view, picks, onFocusCell: onFocus, onMenu: setAsked };
  const listeners = useRowKeyboard(input);
  useHeldFocus(body, props);
  const isInteractive = isWalked({ table, picks });
  const keys = view.visible.map(table.rowKey);
  // One row only is reached by Tab: the focused one, else the marked one, else the first.
  const stop =
    [focus?.row ?? null, table.marked ?? null].find((key) => key !== null && keys.includes(key)) ??
    keys[0];
  return (
    <>
      <tbody
        ref={body}
        {...(isInteractive
          ? { ...listeners, onFocusCapture: held.hold, onBlurCapture: held.release }
          : {})}
      >
        {view.visible.map((row, index) => {
          const key = keys[index] as RowKey;
          return (
            <MemoRow
              key={key}
              row={row}
              columns={table.columns}
              index={index}
              tabIndex={isInteractive ? (key === stop ? 0 : -1) : undefined}
              isMarked={key === table.marked}
              isPicked={picks?.has(key)}
              isDimmed={table.isDimmed?.(row) ?? false}
            />
          );
        })}
      </tbody>
      {asked === null ? null : (
        <Suspense fallback={null}>
          <RowMenu asked={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Keeps the keyboard where it was while rows reload: a row that went away, or came anew, would leave it
 * nowhere. It goes on at the same row and column, else at the row that took its place.
 */
function useHeldFocus<Row extends object>(
  body: RefObject<HTMLTableSectionElement | null>,
  { table, view, focus, held }: TableBodyProps<Row>,
) {
  const { visible } = view;
  const { rowKey } = table;
  useLayoutEffect(() => {
    if (!held.isHeld() || focus === null || document.activeElement !== document.body) return;
    const at = visible.findIndex((row) => rowKey(row) === focus.row);
    const rows = body.current?.children;
    focusCell(rows?.[at >= 0 ? at : Math.min(focus.at, visible.length - 1)], focus.column);
  }, [body, visible, rowKey, focus, held]);
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  index: number;
  tabIndex: number | undefined;
  isMarked: boolean;
  /** Undefined where rows are not picked together. */
  isPicked: boolean | undefined;
  isDimmed: boolean;
}

function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, index, tabIndex, isMarked, isPicked, isDimmed } = props;
  const [named] = columns;
  return (
    <tr
      data-index={index}
      data-marked={isMarked || undefined}
      data-picked={isPicked || undefined}
      data-dimmed={isDimmed || undefined}
      tabIndex={tabIndex}
      aria-selected={tabIndex === undefined ? undefined : isMarked || isPicked === true}
    >
      <td className={styles.marker} aria-hidden={isPicked === undefined || undefined}>
        {isMarked ? <span aria-hidden="true">{'>'}</span> : ''}
        {isPicked === undefined ? null : (
          <PickBox name={named === undefined ? '' : cellText(named, row)} isPicked={isPicked} />
        )}
      </td>
      {columns.map((column, at) => (
        <Cell
          key={columnId(column)}
          column={column}
          row={row}
          at={at}
          isReached={tabIndex !== undefined}
          pinned={pinnedLeft(columns, at)}
        />
      ))}
    </tr>
  );
}

// Drawn again only when the row itself changes, not with every key typed above the table.
const MemoRow = memo(TableRow) as typeof TableRow;

function Cell<Row>({
  column,
  row,
  at,
  isReached,
  pinned,
}: {
  column: Column<Row>;
  row: Row;
  at: number;
  /** By the arrows of the keyboard. */
  isReached: boolean;
  pinned: ReturnType<typeof pinnedLeft>;
}) {
  const text = cellText(column, row);
  const content: ReactNode = column.render === undefined ? text : column.render(row);
  return (
    <td
      data-column={columnId(column)}
      tabIndex={isReached ? -1 : undefined}
      style={{ ...pinned, ...cellWidth(column, row, at) }}
      data-pinned={pinned !== undefined || undefined}
      data-control={controlMark(column)}
      data-align={
        column.align ?? (typeof cellValue(column, row) === 'number' ? 'right' : undefined)
      }
      title={text.length > CUT_LENGTH ? text : undefined}
    >
      {content}
    </td>
  );
}
