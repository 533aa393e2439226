import writeExcelFile from 'write-excel-file/browser';
import type { Cell, CellObject } from 'write-excel-file/browser';
import { pragueClock } from '#web/lib/czech.ts';
import type { CellValue, Column } from './columns.ts';
import { exportedColumns, exportedValue, inCzech } from './exported.ts';
import { timeKind } from './time-kind.ts';
import type { TableContent } from './exported.ts';

/** The longest text a cell of a spreadsheet holds. */
const LONGEST = 32_767;
const PIXELS_PER_CHARACTER = 7.5;

/** A table as XLSX; texts stay texts, whatever they begin with. */
export function tableXlsx<Row>({
  label,
  notes = [],
  columns,
  rows,
}: TableContent<Row>): Promise<Blob> {
  const shown = exportedColumns(columns);
  const head: Cell[] = shown.map(({ text }) => ({ ...textCell(text), fontWeight: 'bold' }));
  const lines: Cell[][] =
    notes.length === 0 ? [] : [[textCell(label)], ...notes.map((note) => [textCell(note)]), []];
  const body = rows.map((row) =>
    shown.map((column) => cellOf(exportedValue(column, row), column.decimals)),
  );
  return writeExcelFile([...lines, head, ...body], {
    sheet: sheetName(label),
    columns: shown.map((column) => ({ width: widthOf(column) })),
    stickyRowsCount: lines.length + 1,
  }).toBlob();
}

// What a spreadsheet refuses in the name of a sheet.
function sheetName(label: string): string {
  return (
    label
      .replaceAll(/[[\]/\\:*?']/g, ' ')
      .trim()
      .slice(0, 31) || 'Tabulka'
  );
}

function widthOf<Row>({ text, width = 0 }: Column<Row>): number {
  return Math.max(text.length + 3, Math.round(width / PIXELS_PER_CHARACTER), 12);
}

function cellOf(value: CellValue, decimals: number | undefined): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return textCell(value ? 'ano' : 'ne');
  if (typeof value === 'number') return numberCell(value, decimals);
  const kind = timeKind(value);
  if (kind === 'day') return { value: new Date(value), type: Date, format: 'd. m. yyyy' };
  if (kind === 'moment')
    return { value: pragueClock(value), type: Date, format: 'd. m. yyyy h:mm' };
  return textCell(inCzech(value));
}

function textCell(text: string): CellObject {
  // The library looks texts up in a plain object, where 'constructor' and its like already are. The
  // zero character parts them from it, and is left out when the file is written.
  const value = text in Object.prototype ? `${text}\u0000` : text.slice(0, LONGEST);
  return { value, type: String };
}

function numberCell(value: number, decimals: number | undefined): CellObject {
  const places = decimals ?? (Number.isInteger(value) ? 0 : 2);
  return {
    value,
    type: Number,
    format: places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`,
  };
}
