import type { ReactNode } from 'react';
import type { FileFormat } from '#contract/rules/file-format.ts';
import type { Seek } from './seek.tsx';
import type { LedTo } from './shown-order.ts';
import type { TablePicks } from './usePicks.ts';
import type { Widths } from './widths.ts';
import type { TableView, ViewInput } from './useTableView.ts';

/** A file that the server gives in both formats: how it is called, and what has it saved. */
export interface WholeFile {
  readonly text: string;
  save(this: void, format: FileFormat): Promise<void>;
}

/** What a table is told by its screen. */
export interface DataTableProps<Row extends object> extends Omit<
  ViewInput<Row>,
  'search' | 'onEndSearch'
> {
  /** Name of the table for readers. */
  readonly label: string;
  /** The records belong to the client, not to the active unit: files and paper are named accordingly. */
  readonly isOfClient?: boolean | undefined;
  /** A click, or Space, on a row. */
  readonly onSelect?: ((row: Row) => void) | undefined;
  /** A double click, or Enter, on a row. */
  readonly onActivate?: ((row: Row) => void) | undefined;
  /**
   * The record that opens from a row where it is not the row's own, such as the person of a relation; in
   * their order the records are walked. Has to stay the same from one drawing to the next.
   */
  readonly leadsTo?: ((row: Row) => LedTo) | undefined;
  /** What the double click does, for the button of a card on a phone. */
  readonly activateLabel?: string | undefined;
  /** Its search; a table without one is not searched. */
  readonly seek?: Seek | undefined;
  /** Stands under 'Tabulka neobsahuje žádná data': what belongs there. */
  readonly emptyText?: string | undefined;
  /** Stands under it: the first step. */
  readonly emptyAction?: ReactNode;
  /** Stands where the search finds nothing: what can be made of the sought text. */
  readonly unfoundAction?: ReactNode;
  /** Stand in one group with the search: what else narrows the rows. */
  readonly filters?: ReactNode;
  /** How many of them hold, which their folded form on a phone says. */
  readonly held?: number | undefined;
  /** Behind them above the table: actions. */
  readonly toolbar?: ReactNode;
  /** What is done with the list now and then: entries of its menu. */
  readonly rare?: ReactNode;
  /** What the server gives whole as a file, of a list that may be too long for the page. */
  readonly wholeFile?: WholeFile | undefined;
  /** What can be done with rows picked together; without it none are picked. */
  readonly renderPicked?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Rows drawn weaker, such as hidden records. */
  readonly isDimmed?: ((row: Row) => boolean) | undefined;
  /** Least height in pixels. */
  readonly minHeight?: number | undefined;
}

/** What rows are told by their table. */
export interface RowsProps<Row extends object> {
  table: DataTableProps<Row>;
  view: TableView<Row>;
  /** Undefined where rows are not picked together. */
  picks: TablePicks<Row> | undefined;
}

/** Whether keys and clicks reach the rows: one of them is marked or opened, or many are picked together. */
export const isWalked = <Row extends object>({
  table,
  picks,
}: Pick<RowsProps<Row>, 'table' | 'picks'>): boolean =>
  table.onSelect !== undefined || table.onActivate !== undefined || picks !== undefined;

/** Whether something stands above the rows also where they are not searched: actions, or the menu. */
export const hasToolbar = <Row extends object>({ toolbar, id }: DataTableProps<Row>): boolean =>
  toolbar !== undefined || id !== undefined;

/** What a list of rows, on whatever screen, is told by its table. */
export interface ListProps<Row extends object> extends RowsProps<Row> {
  /** Drawn by the user. */
  widths: Widths;
}
