import type { ReactNode } from 'react';
import { useScreen } from '#web/ui/useScreen.ts';
import { NothingHere } from './NothingHere.tsx';
import { TableCards } from './TableCards.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableGrid } from './TableGrid.tsx';
import { useTableView } from './useTableView.ts';
import type { ViewInput } from './useTableView.ts';
import styles from './table.module.css';

export interface DataTableProps<Row extends object> extends ViewInput<Row> {
  /** Name of the table for readers. */
  readonly label: string;
  /** A click, or Space, on a row. */
  readonly onSelect?: ((row: Row) => void) | undefined;
  /** A double click, or Enter, on a row. */
  readonly onActivate?: ((row: Row) => void) | undefined;
  /** What the double click does, for the button of a card on a phone. */
  readonly activateLabel?: string | undefined;
  readonly onClearSearch?: (() => void) | undefined;
  /** Stands under 'Tabulka neobsahuje žádná data': the first step. */
  readonly emptyAction?: ReactNode;
  /** The search box and actions above the table. */
  readonly toolbar?: ReactNode;
  /** Rows drawn weaker, such as hidden records. */
  readonly isDimmed?: ((row: Row) => boolean) | undefined;
  /** Least height in pixels. */
  readonly minHeight?: number | undefined;
}

/** A table of records (specification, section 2, Data tables); cards on a phone. Rows undefined: loading. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const view = useTableView(props);
  const isPhone = useScreen('phone');
  const isLoading = props.rows === undefined;
  const isEmpty = !isLoading && view.found === 0;
  const List = isPhone ? TableCards : TableGrid;
  return (
    <div className={styles.table} aria-busy={isLoading}>
      {props.toolbar === undefined ? null : <div className={styles.toolbar}>{props.toolbar}</div>}
      <div className={styles.frame} style={{ minHeight: props.minHeight }}>
        {isEmpty ? (
          <NothingHere table={props} search={view.search} />
        ) : (
          <List table={props} view={view} />
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
