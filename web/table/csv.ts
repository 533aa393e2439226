import { exportedColumns, exportedValue, inCzech } from './exported.ts';
import type { TableContent } from './exported.ts';
import type { CellValue } from './columns.ts';

// Czech Excel parts cells by semicolons and knows UTF-8 by the mark at the beginning.
const MARK = '\uFEFF';
const DELIMITER = ';';
const LINE_END = '\r\n';

/** Beginnings that a spreadsheet takes for a formula; apostrophes before them are doubled to tell them from ours. */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** A text that no spreadsheet will reckon: a formula gets an apostrophe. */
export function defused(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Rows of texts as CSV. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) =>
    // A lone empty cell would make an empty line, which readers pass over.
    cells.length === 1 && cells[0] === '' ? '""' : cells.map(quoted).join(DELIMITER),
  );
  return MARK + lines.map((line) => line + LINE_END).join('');
}

function quoted(text: string): string {
  return /[";\r\n\uFEFF]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV, its column heads first. */
export function tableCsv<Row>(table: TableContent<Row>): string {
  const columns = exportedColumns(table.columns);
  const cells = table.rows.map((row) =>
    columns.map((column) => csvText(exportedValue(column, row))),
  );
  return csvOf([columns.map(({ text }) => defused(text)), ...cells]);
}

const numbers = new Intl.NumberFormat('cs-CZ', { useGrouping: false, maximumFractionDigits: 10 });

// A number is no formula, not even a negative one; it goes out with all its decimals and ungrouped.
function csvText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'ano' : 'ne';
  if (typeof value === 'string') return defused(inCzech(value));
  return numbers.format(value);
}
