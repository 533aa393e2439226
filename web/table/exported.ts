import { formatDate, formatDateTime, writtenDate, writtenDateTime } from '#web/lib/czech.ts';
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

/** A cell on paper: as on the screen, with days and moments in the Czech way, which no line breaks. */
export function exportedText<Row>(column: Column<Row>, row: Row): string {
  const value = exportedValue(column, row);
  if (typeof value !== 'string') return valueText(value, column.decimals);
  return inWords(value, formatDate, formatDateTime);
}

/** A text in a file: a day or a moment of the wire in the Czech way; spaces as people type them. */
export function inCzech(text: string): string {
  return inWords(text, writtenDate, writtenDateTime).replaceAll('\u00a0', ' ');
}

type Words = (iso: string) => string;
const inWords = (text: string, day: Words, moment: Words) => {
  const kind = timeKind(text);
  if (kind === null) return text;
  return kind === 'day' ? day(text) : moment(text);
};
