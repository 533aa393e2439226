import { Skeleton } from '@mantine/core';
import { IconArrowDown } from '#web/icons/IconArrowDown.ts';
import { IconArrowUp } from '#web/icons/IconArrowUp.ts';
import { IconSelector } from '#web/icons/IconSelector.ts';
import { useState } from 'react';
import { TableBody } from './TableBody.tsx';
import { alignOf, columnId, controlMark } from './columns.ts';
import type { Column } from './columns.ts';
import { ColumnEdge, drawByKey } from './ColumnEdge.tsx';
import { watchEdges } from './edges.ts';
import { isWalked, type ListProps, type RowsProps } from './table-props.ts';
import { PickAll } from './PickCells.tsx';
import { useHeld } from './useHeld.ts';
import type { TableFocus } from './useRowKeyboard.ts';
import { TableSums } from './TableSums.tsx';
import { drawnWidths, headWidth, pinnedLeft } from './widths.ts';
import styles from './grid.module.css';

/** The table on a wide screen: sticky header, pinned first column. */
export function TableGrid<Row extends object>({ table, view, widths, picks }: ListProps<Row>) {
  const isInteractive = isWalked({ table, picks });
  const scroller = isInteractive ? {} : { tabIndex: 0, role: 'region', 'aria-label': table.label };
  // Kept here, where the rows that go away to be read again do not take it along.
  const [focus, setFocus] = useState<TableFocus | null>(null);
  const held = useHeld();
  const drawn = drawnWidths(table.columns, widths);
  const isDrawn = Object.keys(drawn).length > 0;
  return (
    <div ref={watchEdges} className={styles.scroller} {...scroller}>
      <table
        className={styles.grid}
        style={drawn}
        aria-label={table.label}
        {...(isInteractive ? { role: 'grid' } : {})}
        {...(picks === undefined ? {} : { 'aria-multiselectable': true, 'data-picking': '' })}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.marker}>
              <span className="k-hidden">Označení</span>
              {picks === undefined ? null : (
                <PickAll areAll={picks.areAll} areNone={picks.areNone} onTurn={picks.turnAll} />
              )}
            </th>
            {table.columns.map((column, index) => (
              <HeadCell
                key={columnId(column)}
                table={table}
                view={view}
                column={column}
                at={index}
                takesRest={isDrawn && index === table.columns.length - 1}
              />
            ))}
          </tr>
        </thead>
        {table.rows === undefined ? (
          <SkeletonBody columns={table.columns.length} />
        ) : (
          <TableBody
            table={table}
            view={view}
            picks={picks}
            focus={focus}
            onFocus={setFocus}
            held={held}
          />
        )}
        {table.rows === undefined || view.isPart ? null : (
          <TableSums columns={table.columns} rows={view.rows} />
        )}
      </table>
    </div>
  );
}

interface HeadCellProps<Row extends object> extends Omit<RowsProps<Row>, 'picks'> {
  column: Column<Row>;
  /** Its place among those shown. */
  at: number;
  /** Whether it is as wide as the others leave. */
  takesRest: boolean;
}

function HeadCell<Row extends object>({ table, view, column, at, takesRest }: HeadCellProps<Row>) {
  const id = columnId(column);
  const pinned = pinnedLeft(table.columns, at);
  const isSorted = view.sort?.column === id;
  const isDescending = isSorted && view.sort?.descending === true;
  const order = isDescending ? 'descending' : 'ascending';
  // The last column takes the rest.
  const drawable = at < table.columns.length - 1 ? table.id : undefined;
  return (
    <th
      scope="col"
      style={{ ...pinned, ...headWidth(table.columns, at, takesRest) }}
      data-pinned={pinned !== undefined || undefined}
      data-control={controlMark(column)}
      data-align={alignOf(column, view.visible)}
      aria-sort={column.sortable === true ? (isSorted ? order : 'none') : undefined}
    >
      {column.sortable === true ? (
        <button
          type="button"
          className={styles.sorter}
          onClick={() => view.setSort({ column: id, descending: isSorted && !isDescending })}
          onKeyDown={(event) => drawable !== undefined && drawByKey(event, drawable, id)}
        >
          {column.text}
          <SortArrow sort={isSorted ? order : 'none'} />
        </button>
      ) : (
        column.text
      )}
      {drawable === undefined ? null : <ColumnEdge table={drawable} column={id} at={at} />}
    </th>
  );
}

function SortArrow({ sort }: { sort: 'ascending' | 'descending' | 'none' }) {
  const Arrow = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSelector }[sort];
  return (
    <Arrow
      size="0.75rem"
      stroke={2}
      aria-hidden="true"
      className={sort === 'none' ? styles.idleArrow : styles.arrow}
    />
  );
}

function SkeletonBody({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <tr key={index}>
          <td className={styles.marker} aria-hidden="true" />
          {Array.from({ length: columns }, (__, cell) => (
            <td key={cell}>
              <Skeleton height="0.75rem" width={cell === 0 ? '70%' : '50%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
