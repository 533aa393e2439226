import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useScreen } from '#web/ui/useScreen.ts';
import { PickTools } from './PickTools.tsx';
import { useShownColumns } from './stored-columns.ts';
import { firstSeen, seeFirst } from './first-seen.ts';
import { NothingHere } from './NothingHere.tsx';
import { useKeptOrder } from './shown-order.ts';
import { useSeek } from './seek.tsx';
import { TableCards } from './TableCards.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { usePicks } from './usePicks.ts';
import { useTableView } from './useTableView.ts';
import type { TableView } from './useTableView.ts';
import type { DataTableProps } from './table-props.ts';
import type { RowsLook } from './view-tools.ts';
import styles from './table.module.css';

/** A table of records (specification, section 2, Data tables); cards on a phone. Rows undefined: loading. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { text, onText, clear, end, box } = useSeek(props.seek, props.id);
  const view = useTableView({ ...props, search: text, onEndSearch: end });
  useKeptOrder(props, view.rows);
  const { columns, widths } = useShownColumns(props.id, props.columns);
  const table = asSeen(props, columns, view);
  const isPhone = useScreen('phone');
  const picked = usePicks({ rows: props.rows, found: pickable(view), rowKey: props.rowKey });
  const picks = props.renderPicked === undefined ? undefined : picked;
  const isLoading = table.rows === undefined;
  const isEmpty = !isLoading && view.found === 0;
  const List = isPhone ? TableCards : TableGrid;
  const frame = useRef<HTMLDivElement>(null);
  const resize = (size: number) => {
    const first = (view.page - 1) * view.size + firstSeen(frame.current);
    flushSync(() => view.setSize(size, first));
    seeFirst(frame.current, first % size);
  };
  const lookBy = ({ search, sort, size }: RowsLook) => {
    onText(search);
    view.setSort(sort);
    view.setSize(size, 0);
  };
  return (
    <div className={styles.table} aria-busy={props.rows === undefined} data-list={props.id}>
      <TableToolbar
        table={props}
        columns={columns}
        view={view}
        box={box}
        isPhone={isPhone}
        onPick={picks?.ask}
        onLook={lookBy}
      />
      <div ref={frame} className={styles.frame} style={{ minHeight: props.minHeight }}>
        {isEmpty ? (
          <NothingHere
            table={props}
            search={view.search}
            onClear={box === null ? undefined : clear}
          />
        ) : (
          <List table={table} view={view} widths={widths} picks={picks} />
        )}
      </div>
      {picks === undefined ? null : <PickTools table={props} columns={columns} picks={picks} />}
      {isEmpty ? null : (
        <TableFooter
          view={view}
          isLoading={isLoading}
          onSize={props.fixedPageSize === undefined ? resize : undefined}
        />
      )}
    </div>
  );
}

/** The table with the columns chosen and the rows that have come, if only the first of them. */
function asSeen<Row extends object>(
  table: DataTableProps<Row>,
  columns: DataTableProps<Row>['columns'],
  { isPart, rows: first }: TableView<Row>,
): DataTableProps<Row> {
  const rows = isPart ? first : table.rows;
  return columns === table.columns && rows === table.rows ? table : { ...table, columns, rows };
}

const none: readonly never[] = [];

/** Of a list that is still coming, not all could be picked. */
const pickable = <Row extends object>({ isPart, rows }: TableView<Row>) => (isPart ? none : rows);
