import { Skeleton } from '@mantine/core';
import { IconChevronRight } from '#web/icons/IconChevronRight.ts';
import { useId } from 'react';
import { cellText, columnId } from './columns.ts';
import type { Column } from './columns.ts';
import { CardSums } from './TableSums.tsx';
import { CardSort } from './CardSort.tsx';
import { hasToolbar } from './table-props.ts';
import type { ListProps } from './table-props.ts';
import styles from './cards.module.css';

/** Values on a card. */
const TELLING = 3;

/** The table on a phone: each row is a card of its three most telling values. */
export function TableCards<Row extends object>({ table, view, picks }: ListProps<Row>) {
  if (table.rows === undefined) return <SkeletonCards />;
  const flagged = table.columns.filter((column) => column.telling === true);
  const columns = (flagged.length === 0 ? table.columns : flagged).slice(0, TELLING);
  return (
    <>
      {table.seek === undefined && !hasToolbar(table) ? (
        <CardSort columns={table.columns} sort={view.sort} onSort={view.setSort} />
      ) : null}
      <ul className={styles.list} aria-label={table.label}>
        {view.visible.map((row) => (
          <RowCard
            key={table.rowKey(row)}
            row={row}
            columns={columns}
            table={table}
            picks={picks?.isAsked === true ? picks : undefined}
          />
        ))}
      </ul>
      {view.isPart ? null : <CardSums columns={table.columns} rows={view.rows} />}
    </>
  );
}

interface CardProps<Row extends object> {
  row: Row;
  columns: readonly Column<Row>[];
  table: ListProps<Row>['table'];
  /** While rows are picked together, a touch of the card picks it instead of opening it. */
  picks: ListProps<Row>['picks'];
}

function RowCard<Row extends object>({ row, columns, table, picks }: CardProps<Row>) {
  const [first, ...others] = columns;
  const key = table.rowKey(row);
  const isMarked = key === table.marked;
  const { activateLabel = 'Otevřít' } = table;
  const onActivate = picks === undefined ? table.onActivate : undefined;
  const id = useId();
  return (
    <li
      className={styles.card}
      data-marked={isMarked || undefined}
      data-dimmed={table.isDimmed?.(row) || undefined}
    >
      {picks === undefined ? null : (
        <CardBox
          name={first === undefined ? '' : cellText(first, row)}
          isPicked={picks.has(key)}
          onTurn={() => picks.toggle(key)}
        />
      )}
      <div className={styles.body}>
        {first === undefined ? null : (
          <CardTitle
            id={id}
            row={row}
            column={first}
            isMarked={isMarked}
            table={table}
            isText={picks !== undefined}
          />
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

interface BoxProps {
  /** The row for readers. */
  name: string;
  isPicked: boolean;
  onTurn: () => void;
}

/** Picks its row; a touch anywhere on the card turns it. */
function CardBox({ name, isPicked, onTurn }: BoxProps) {
  return (
    <label className={styles.pick}>
      <input type="checkbox" checked={isPicked} onChange={onTurn} aria-label={`Vybrat: ${name}`} />
    </label>
  );
}

interface TitleProps<Row extends object> {
  id: string;
  row: Row;
  column: Column<Row>;
  isMarked: boolean;
  table: ListProps<Row>['table'];
  /** A touch of it does nothing of its own. */
  isText: boolean;
}

/** The head of a card; where the card opens nothing, a touch of it marks the row. */
function CardTitle<Row extends object>(props: TitleProps<Row>) {
  const { id, row, column, isMarked, table, isText } = props;
  const { onSelect, onActivate } = table;
  const content = shown(column, row);
  if (isText || onSelect === undefined || onActivate !== undefined)
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
  const render = column.onCard ?? column.render;
  return render === undefined ? cellText(column, row) : render(row);
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
