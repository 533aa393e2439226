import { CSV_MARK, csvLine, csvText, defused } from '#contract/rules/csv.ts';
import { exportedColumns, exportedValue, inCzech } from './exported.ts';
import type { TableContent } from './exported.ts';
import type { CellValue } from './columns.ts';

/** Rows of texts as CSV. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return CSV_MARK + rows.map(csvLine).join('');
}

/** A table as CSV, its column heads first. */
export function tableCsv<Row>(table: TableContent<Row>): string {
  const columns = exportedColumns(table.columns);
  const cells = table.rows.map((row) =>
    columns.map((column) => cellText(exportedValue(column, row))),
  );
  return csvOf([columns.map(({ text }) => defused(text)), ...cells]);
}

const cellText = (value: CellValue) => csvText(typeof value === 'string' ? inCzech(value) : value);
