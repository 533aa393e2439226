import type { ReactNode } from 'react';
import { useScreen } from '#web/ui/useScreen.ts';
import { useShownColumns } from './stored-columns.ts';
import { NothingHere } from './NothingHere.tsx';
import { useSeek } from './seek.tsx';
import type { Seek } from './seek.tsx';
import { TableCards } from './TableCards.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useTableView } from './useTableView.ts';
import type { ViewInput } from './useTableView.ts';
import styles from './table.module.css';

export interface DataTableProps<Row extends object> extends Omit<
  ViewInput<Row>,
  'search' | 'onEndSearch'
> {
  /** Name of the table for readers. */
  readonly label: string;
  /** Id under which the user's choice of columns is kept; with it comes the menu of columns, export and print. */
  readonly id?: string | undefined;
  /** The records belong to the client, not to the active unit: files and paper are named accordingly. */
  readonly isOfClient?: boolean | undefined;
  /** A click, or Space, on a row. */
  readonly onSelect?: ((row: Row) => void) | undefined;
  /** A double click, or Enter, on a row. */
  readonly onActivate?: ((row: Row) => void) | undefined;
  /** What the double click does, for the button of a card on a phone. */
  readonly activateLabel?: string | undefined;
  /** Its search; a table without one is not searched. */
  readonly seek?: Seek | undefined;
  /** Stands under 'Tabulka neobsahuje žádná data': the first step. */
  readonly emptyAction?: ReactNode;
  /** Stand in one group with the search: what else narrows the rows. */
  readonly filters?: ReactNode;
  /** Behind them above the table: actions. */
  readonly toolbar?: ReactNode;
  /** Rows drawn weaker, such as hidden records. */
  readonly isDimmed?: ((row: Row) => boolean) | undefined;
  /** Least height in pixels. */
  readonly minHeight?: number | undefined;
}

/** A table of records (specification, section 2, Data tables); cards on a phone. Rows undefined: loading. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { text, clear, end, box } = useSeek(props.seek);
  const view = useTableView({ ...props, search: text, onEndSearch: end });
  const columns = useShownColumns(props.id, props.columns);
  const table = columns === props.columns ? props : { ...props, columns };
  const isPhone = useScreen('phone');
  const isLoading = props.rows === undefined;
  const isEmpty = !isLoading && view.found === 0;
  const List = isPhone ? TableCards : TableGrid;
  return (
    <div className={styles.table} aria-busy={isLoading}>
      <TableToolbar table={props} columns={columns} view={view} box={box} />
      <div className={styles.frame} style={{ minHeight: props.minHeight }}>
        {isEmpty ? (
          <NothingHere
            table={props}
            search={view.search}
            onClear={box === null ? undefined : clear}
          />
        ) : (
          <List table={table} view={view} />
        )}
      </div>
      {isEmpty ? null : (
        <TableFooter
          view={view}
          isLoading={isLoading}
          isFixed={props.fixedPageSize !== undefined}
        />
      )}
    </div>
  );
}
