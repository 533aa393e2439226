import { MOST_CSV_COLUMNS } from '#contract/money/bank-mappings.ts';
import { asDay } from '#contract/values/day.ts';
import { readCsv } from '#server/files/csv.ts';
import { FileFault } from '#server/files/file-fault.ts';
import { hellersOf } from './amounts.ts';
import { columnsOf, preambleOf, type Preamble } from './csv-heads.ts';
import { bankFault } from './statement.ts';

const MOST_LINES = 100_000;
/** In characters; longer is what a quotation mark that nothing ends makes of a file. */
const LONGEST_ROW = 100_000;
/** Headings stand among the first rows. */
const HEAD_WITHIN = 40;
/** By so many characters and rows it is judged what separates cells and which row is that of headings. */
const LOOKED_AT = 50_000;
const ROWS_LOOKED_AT = 200;
const LONGEST_HEADING = 100;

const DELIMITERS = [';', '\t', ','];

/** A row with its place in the file. */
export interface RawRow {
  readonly cells: readonly string[];
  readonly place: number;
}

/** A CSV file by its headings, whatever they say. */
export interface CsvTable {
  readonly text: string;
  /** Of the columns, as the file writes them. */
  readonly headings: readonly string[];
  /** How many cells the row of headings has. */
  readonly width: number;
  readonly preamble: Preamble;
  /** Rows with something in them. */
  readonly rows: readonly RawRow[];
}

const isSaid = (cell: string) => cell.trim() !== '';
/** A day, an amount, or what another delimiter would divide: no name of a column. */
const isValue = (cell: string) =>
  /[;\t]/.test(cell) ||
  (cell.length <= LONGEST_HEADING &&
    (hellersOf(cell) !== undefined || !('fault' in asDay(cell.trim()))));

/** How many cells most of the rows have. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows.filter((cells) => cells.some(isSaid)))
    counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? 0;
}

/** The first row as wide as most of them whose cells are names: none of them is a day or an amount. */
function namesIn(rows: readonly (readonly string[])[]): number {
  const width = usualWidth(rows.slice(0, ROWS_LOOKED_AT));
  if (width < 2) return -1;
  return rows.slice(0, HEAD_WITHIN).findIndex((cells) => {
    const said = cells.filter(isSaid);
    return cells.length === width && said.length * 2 > width && !said.some(isValue);
  });
}

/** The row of headings: one that is known, else one that looks like it; -1 where there is none. */
function headIn(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, HEAD_WITHIN).findIndex((cells) => columnsOf(cells) !== undefined);
  return known === -1 ? namesIn(rows) : known;
}

/** Whether the beginning of the file has a row of headings when it is divided so. */
function divides(head: string, delimiter: string): boolean {
  try {
    return namesIn(readCsv(head, { most: ROWS_LOOKED_AT, longest: LONGEST_ROW, delimiter })) !== -1;
  } catch {
    return false;
  }
}

/** The delimiter under which one of the first lines is that of known headings, or of any. */
function delimiterOf(text: string): string | undefined {
  const begin = text.slice(0, LOOKED_AT);
  const lines = begin.split(/\r?\n/, HEAD_WITHIN);
  const known = DELIMITERS.find((delimiter) =>
    lines.some((line) => columnsOf(line.split(delimiter)) !== undefined),
  );
  if (known !== undefined) return known;
  const whole = text.length > LOOKED_AT ? begin.slice(0, begin.lastIndexOf('\n') + 1) : begin;
  return DELIMITERS.find((delimiter) => divides(whole, delimiter));
}

/** No line is longer than a row may be: of a line of delimiters alone millions of cells would be made. */
function ensureLines(text: string): void {
  let [begin, line] = [0, 1];
  for (const { index } of text.matchAll(/[\r\n]|$/g)) {
    if (index - begin > LONGEST_ROW)
      throw bankFault('je delší, než jaký v souboru CSV banka píše.', line);
    if (text[index] !== '\r') line += 1;
    begin = index + 1;
  }
}

function rowsOf(text: string): string[][] {
  ensureLines(text);
  try {
    const known = { most: MOST_LINES, longest: LONGEST_ROW, delimiter: delimiterOf(text) };
    return readCsv(text, known);
  } catch (error) {
    if (error instanceof FileFault) throw bankFault(error.message);
    throw error;
  }
}

/** A fault of a file of which nobody knows what it says. */
export const unknownFile = () =>
  bankFault(
    'Soubor není výpis, který známe: GPC, camt.053, Fio ani CSV se sloupci s datem a částkou.',
  );

const unseen = /[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu;

/** A cell as it is shown and compared: one short line. */
export const shownCell = (cell: string, most = LONGEST_HEADING) =>
  cell
    .slice(0, 2 * most)
    .replaceAll(unseen, ' ')
    .trim()
    .slice(0, most);

/** The table of a CSV file: what stands over it, its headings, and rows that say something. Errors: `bank-file`. */
export function csvTable(text: string): CsvTable {
  const raw = rowsOf(text);
  if (raw.length >= MOST_LINES) throw bankFault(`Soubor má přes ${MOST_LINES} řádků, rozdělte ho.`);
  const at = headIn(raw);
  const head = raw[at];
  if (head === undefined || head.length > MOST_CSV_COLUMNS) throw unknownFile();
  const rows = raw
    .map((cells, place) => ({ cells, place }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some(isSaid));
  const headings = head.map((cell) => shownCell(cell));
  return { text, headings, width: head.length, preamble: preambleOf(raw.slice(0, at)), rows };
}
