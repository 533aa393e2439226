import { Skeleton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { cellText, columnId } from './columns.ts';
import type { Column } from './columns.ts';
import { CardSums } from './TableSums.tsx';
import { CardSort } from './CardSort.tsx';
import type { ListProps } from './table-props.ts';
import styles from './cards.module.css';

/** Values on a card. */
const TELLING = 3;

/** The table on a phone: each row is a card of its three most telling values. */
export function TableCards<Row extends object>({ table, view }: ListProps<Row>) {
  if (table.rows === undefined) return <SkeletonCards />;
  const flagged = table.columns.filter((column) => column.telling === true);
  const columns = (flagged.length === 0 ? table.columns : flagged).slice(0, TELLING);
  return (
    <>
      {table.seek === undefined ? (
        <CardSort columns={table.columns} sort={view.sort} onSort={view.setSort} />
      ) : null}
      <ul className={styles.list} aria-label={table.label}>
        {view.visible.map((row) => (
          <RowCard key={table.rowKey(row)} row={row} columns={columns} table={table} />
        ))}
      </ul>
      <CardSums columns={table.columns} rows={view.rows} />
    </>
  );
}

interface CardProps<Row extends object> {
  row: Row;
  columns: readonly Column<Row>[];
  table: ListProps<Row>['table'];
}

function RowCard<Row extends object>({ row, columns, table }: CardProps<Row>) {
  const [first, ...others] = columns;
  const isMarked = table.rowKey(row) === table.marked;
  const { onActivate, activateLabel = 'Otevřít' } = table;
  const id = useId();
  return (
    <li
      className={styles.card}
      data-marked={isMarked || undefined}
      data-dimmed={table.isDimmed?.(row) || undefined}
    >
      <div className={styles.body}>
        {first === undefined ? null : (
          <CardTitle id={id} row={row} column={first} isMarked={isMarked} table={table} />
        )}
        <dl className={styles.values}>
          {others.map((column) => (
            <div key={columnId(column)}>
              <dt>{column.text}</dt>
              <dd>{shown(column, row)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {onActivate === undefined ? null : (
        <button
          type="button"
          className={styles.open}
          aria-label={activateLabel}
          aria-describedby={id}
          onClick={() => onActivate(row)}
        >
          <IconChevronRight size="1.25rem" aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

interface TitleProps<Row extends object> {
  id: string;
  row: Row;
  column: Column<Row>;
  isMarked: boolean;
  table: ListProps<Row>['table'];
}

/** The head of a card; where the card opens nothing, a touch of it marks the row. */
function CardTitle<Row extends object>(props: TitleProps<Row>) {
  const { id, row, column, isMarked, table } = props;
  const { onSelect, onActivate } = table;
  const content = shown(column, row);
  if (onSelect === undefined || onActivate !== undefined)
    return (
      <p id={id} className={styles.title}>
        {content}
      </p>
    );
  return (
    <button
      type="button"
      className={styles.title}
      aria-pressed={isMarked}
      onClick={() => onSelect(row)}
    >
      {isMarked ? <span aria-hidden="true">{'> '}</span> : null}
      {content}
    </button>
  );
}

function shown<Row>(column: Column<Row>, row: Row) {
  return column.render === undefined ? cellText(column, row) : column.render(row);
}

function SkeletonCards() {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton height="3.5rem" />
        </div>
      ))}
    </div>
  );
}
