import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { cellValue, valueText } from './columns.ts';
import type { CellValue, Column } from './columns.ts';
import { timeKind } from './time-kind.ts';

/** What of a table goes out of the portal: into a file or on paper. */
export interface TableContent<Row> {
  /** Name of the table for people. */
  readonly label: string;
  /** Name of the unit the records belong to; empty for records of the whole client. */
  readonly unit: string;
  /** The text the rows were sought by, if any. */
  readonly search: string;
  /** Lines under the title of a document, such as the day that it holds for. */
  readonly notes?: readonly string[];
  /** Its rows are high enough to be written into by hand. */
  readonly roomy?: boolean;
  /** Columns as they are chosen, in their order. */
  readonly columns: readonly Column<Row>[];
  /** All rows found, in their order. */
  readonly rows: readonly Row[];
}

/** The columns that may leave the portal. */
export function exportedColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.filter((column) => column.exported !== false);
}

/** What of a cell leaves the portal. */
export function exportedValue<Row>(column: Column<Row>, row: Row): CellValue {
  return typeof column.exported === 'function' ? column.exported(row) : cellValue(column, row);
}

/** What leaves the portal as text: like the cell, with days and moments in the Czech way. */
export function exportedText<Row>(column: Column<Row>, row: Row): string {
  const value = exportedValue(column, row);
  return typeof value === 'string' ? inCzech(value) : valueText(value, column.decimals);
}

/** A day or a moment of the wire in the Czech way; any other text as it is. */
export function inCzech(text: string): string {
  const kind = timeKind(text);
  if (kind === null) return text;
  return kind === 'day' ? formatDate(text) : formatDateTime(text);
}
