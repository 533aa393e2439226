import { Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { TableBody } from './TableBody.tsx';
import { alignOf, columnId } from './columns.ts';
import type { Column, Sort } from './columns.ts';
import { pinnedLeft } from './pinned.ts';
import type { ListProps } from './table-props.ts';
import styles from './grid.module.css';

/** The table on a wide screen: sticky header, pinned first column. */
export function TableGrid<Row extends object>({ table, view }: ListProps<Row>) {
  const isInteractive = table.onSelect !== undefined || table.onActivate !== undefined;
  const scroller = isInteractive ? {} : { tabIndex: 0, role: 'region', 'aria-label': table.label };
  return (
    <div className={styles.scroller} {...scroller}>
      <table
        className={styles.grid}
        aria-label={table.label}
        {...(isInteractive ? { role: 'grid' } : {})}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.marker}>
              <span className="k-hidden">Označení</span>
            </th>
            {table.columns.map((column, index) => (
              <HeadCell
                key={columnId(column)}
                column={column}
                sort={view.sort}
                onSort={view.setSort}
                pinned={pinnedLeft(table.columns, index)}
                align={alignOf(column, view.visible)}
              />
            ))}
          </tr>
        </thead>
        {table.rows === undefined ? (
          <SkeletonBody columns={table.columns.length} />
        ) : (
          <TableBody table={table} view={view} />
        )}
      </table>
    </div>
  );
}

interface HeadCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  pinned: CSSProperties | undefined;
  align: Column<Row>['align'];
}

function HeadCell<Row>({ column, sort, onSort, pinned, align }: HeadCellProps<Row>) {
  const isSorted = sort?.column === columnId(column);
  const isDescending = isSorted && sort.descending;
  const order = isDescending ? 'descending' : 'ascending';
  const Arrow = isSorted ? (isDescending ? IconArrowDown : IconArrowUp) : IconSelector;
  return (
    <th
      scope="col"
      style={{
        ...pinned,
        minWidth: column.width === undefined ? undefined : `${column.width / 16}rem`,
      }}
      data-pinned={pinned !== undefined || undefined}
      data-align={align}
      aria-sort={column.sortable === true ? (isSorted ? order : 'none') : undefined}
    >
      {column.sortable === true ? (
        <button
          type="button"
          className={styles.sorter}
          onClick={() =>
            onSort({ column: columnId(column), descending: isSorted && !isDescending })
          }
        >
          {column.text}
          <Arrow
            size="0.9375rem"
            stroke={2}
            aria-hidden="true"
            className={isSorted ? styles.arrow : styles.idleArrow}
          />
        </button>
      ) : (
        column.text
      )}
    </th>
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
