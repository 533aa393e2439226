import { memo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cellText, cellValue, columnId } from './columns.ts';
import type { Column } from './columns.ts';
import { pinnedLeft } from './pinned.ts';
import type { ListProps } from './table-props.ts';
import { useRowKeyboard } from './useRowKeyboard.ts';
import type { RowKey } from './useTableView.ts';
import styles from './grid.module.css';

/** Rows of the table; the pointer and the keyboard are listened to once for all of them. */
export function TableBody<Row extends object>({ table, view }: ListProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [focused, setFocused] = useState<RowKey | null>(null);
  const listeners = useRowKeyboard({
    body,
    table,
    view,
    onFocusRow: (row) => setFocused(table.rowKey(row)),
  });
  const isInteractive = table.onSelect !== undefined || table.onActivate !== undefined;
  const keys = view.visible.map(table.rowKey);
  // One row only is reached by Tab: the focused one, else the marked one, else the first.
  const stop =
    [focused, table.marked ?? null].find((key) => key !== null && keys.includes(key)) ?? keys[0];
  return (
    <tbody ref={body} {...(isInteractive ? listeners : {})}>
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
            isDimmed={table.isDimmed?.(row) ?? false}
          />
        );
      })}
    </tbody>
  );
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  index: number;
  tabIndex: number | undefined;
  isMarked: boolean;
  isDimmed: boolean;
}

function TableRow<Row>({ row, columns, index, tabIndex, isMarked, isDimmed }: RowProps<Row>) {
  return (
    <tr
      data-index={index}
      data-marked={isMarked || undefined}
      data-dimmed={isDimmed || undefined}
      tabIndex={tabIndex}
      aria-selected={tabIndex === undefined ? undefined : isMarked}
    >
      <td className={styles.marker} aria-hidden="true">
        {isMarked ? '>' : ''}
      </td>
      {columns.map((column, at) => (
        <Cell key={columnId(column)} column={column} row={row} pinned={pinnedLeft(columns, at)} />
      ))}
    </tr>
  );
}

// Drawn again only when the row itself changes, not with every key typed above the table.
const MemoRow = memo(TableRow) as typeof TableRow;

function Cell<Row>({
  column,
  row,
  pinned,
}: {
  column: Column<Row>;
  row: Row;
  pinned: ReturnType<typeof pinnedLeft>;
}) {
  const text = cellText(column, row);
  const content: ReactNode = column.render === undefined ? text : column.render(row);
  return (
    <td
      style={pinned}
      data-pinned={pinned !== undefined || undefined}
      data-align={
        column.align ?? (typeof cellValue(column, row) === 'number' ? 'right' : undefined)
      }
      title={text.length > 30 ? text : undefined}
    >
      {content}
    </td>
  );
}
