import { cleanCell } from './clean-cell.ts';
import { textOfFile } from './encoding.ts';
import { readCsv } from './csv.ts';
import { isJson, readJson } from './json-rows.ts';
import { FileFault, tooLarge, unreadable } from './file-fault.ts';
import { MOST_CELL_CHARACTERS, MOST_CHARACTERS, MOST_COLUMNS, MOST_ROWS } from './limits.ts';
import { readWorkbook } from './workbook.ts';

/** A row of a file under its number in the file. */
export interface FileRow {
  readonly row_number: number;
  readonly cells: readonly string[];
}

/** A file as a table: its header and the rows that are not empty, all of the same width. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
}

/** Where the header of a table stands: in its first row, or it is still to be found among the rows. */
export type Header = 'first' | 'among';

const ARCHIVE = Buffer.from('PK\u0003\u0004');
const OLD_WORKBOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

function rawRows(file: Buffer): Promise<string[][]> | string[][] {
  if (file.subarray(0, 4).equals(ARCHIVE)) return readWorkbook(file);
  if (file.subarray(0, 4).equals(OLD_WORKBOOK)) {
    throw unreadable(
      'Soubor je ve starém formátu XLS nebo je chráněn heslem. Uložte ho jako XLSX bez hesla.',
    );
  }
  const text = textOfFile(file);
  if (text === undefined) throw unreadable();
  return isJson(text) ? readJson(text) : readCsv(text);
}

/** How much text there is, before any of it is looked at: one text may stand in many cells. */
function ensureCharacters(raw: readonly string[][]): void {
  let sum = 0;
  for (const cells of raw) for (const cell of cells) sum += cell.length;
  if (sum > MOST_CHARACTERS) throw tooLarge('Soubor má příliš mnoho textu. Rozdělte ho.');
}

function trimmedRows(raw: readonly string[][]): FileRow[] {
  ensureCharacters(raw);
  return raw
    .map((cells, at) => ({ row_number: at + 1, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function widthOf(rows: readonly FileRow[]): number {
  return rows.reduce(
    (width, { cells }) => Math.max(width, cells.findLastIndex((cell) => cell !== '') + 1),
    0,
  );
}

function ensureCells({ row_number, cells }: FileRow): void {
  const long = cells.findIndex((cell) => cell.length > MOST_CELL_CHARACTERS);
  if (long < 0) return;
  throw tooLarge(`Buňka v řádku ${row_number} a sloupci ${long + 1} má více než 4 000 znaků.`);
}

/** Reads a workbook, a CSV file or one of JSON objects; with the header `among` the rows, no columns are named yet. Throws FileFault. */
export async function readTable(file: Buffer, header: Header = 'first'): Promise<Table> {
  const filled = trimmedRows(await rawRows(file));
  if (filled.length < 2) {
    throw new FileFault('import-empty', 'V souboru není žádný řádek s údaji pod hlavičkou.');
  }
  if (filled.length > MOST_ROWS + 1)
    throw tooLarge('Soubor má více než 20 000 řádků. Rozdělte ho.');
  const width = widthOf(filled);
  if (width > MOST_COLUMNS) throw tooLarge('Soubor má více než 200 sloupců.');
  filled.forEach(ensureCells);
  const rows = filled.map(({ row_number, cells }) => ({
    row_number,
    cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  }));
  if (header === 'among') return { columns: Array.from({ length: width }, () => ''), rows };
  const [first, ...rest] = rows;
  return { columns: first?.cells ?? [], rows: rest };
}
