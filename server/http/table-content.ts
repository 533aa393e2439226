import { csvCell } from '#contract/file-cells.ts';
import { CSV_MARK, csvLine, defused } from '#contract/rules/csv.ts';
import type { FileFormat } from '#contract/rules/file-format.ts';
import { streamedWorkbook } from '#server/files/streamed-workbook.ts';
import type { TableFile } from './route.ts';

/** Bytes that base64 writes by whole characters. */
const WHOLE = 3;

async function* csvContent({ heads, pieces }: TableFile): AsyncGenerator<string> {
  let beginning = CSV_MARK + csvLine(heads.map(({ head }) => defused(head)));
  for await (const rows of pieces) {
    yield beginning + rows.map((row) => csvLine(row.map(csvCell))).join('');
    beginning = '';
  }
  if (beginning !== '') yield beginning;
}

async function* workbookContent(table: TableFile): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const piece of streamedWorkbook(table)) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % WHOLE);
    yield bytes.toString('base64', 0, whole);
    rest = bytes.subarray(whole);
  }
  yield rest.toString('base64');
}

/**
 * The content of a table as a file, by pieces: the text of CSV, or a workbook in base64. None comes before the first
 * rows have.
 */
export const contentOf = (table: TableFile, format: FileFormat): AsyncGenerator<string> =>
  format === 'csv' ? csvContent(table) : workbookContent(table);
