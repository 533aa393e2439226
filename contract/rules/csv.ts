// Czech Excel parts cells by semicolons and knows UTF-8 by the mark at the beginning.
export const CSV_MARK = '\uFEFF';
const DELIMITER = ';';
const LINE_END = '\r\n';

/** What a cell of a table for a spreadsheet holds; texts are in the Czech way already. */
export type CsvCell = string | number | boolean | null | undefined;

/** Beginnings that a spreadsheet takes for a formula; apostrophes before them are doubled to tell them from ours. */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** A text that no spreadsheet will reckon: a formula gets an apostrophe. */
export function defused(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

const numbers = new Intl.NumberFormat('cs-CZ', { useGrouping: false, maximumFractionDigits: 10 });

/** A cell as text. A number is no formula, not even a negative one; it goes out with all its decimals and ungrouped. */
export function csvText(value: CsvCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'ano' : 'ne';
  return typeof value === 'string' ? defused(value) : numbers.format(value);
}

function quoted(text: string): string {
  return /[";\r\n\uFEFF]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row of texts as a line of CSV. */
export function csvLine(cells: readonly string[]): string {
  // A lone empty cell would make an empty line, which readers pass over.
  const line = cells.length === 1 && cells[0] === '' ? '""' : cells.map(quoted).join(DELIMITER);
  return line + LINE_END;
}
