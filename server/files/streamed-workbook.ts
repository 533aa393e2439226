import type { FileCell, FileHead } from '#contract/file-cells.ts';
import { columnName, headCell, sheetCell, sheetText } from './sheet-cells.ts';
import { stylesPart } from './sheet-styles.ts';
import { streamedArchive, type StreamedPart } from './streamed-archive.ts';

/** Rows that a sheet holds, its head among them. */
const MOST_ROWS = 1_048_576;

/** Characters of the name of a sheet. */
const LONGEST_NAME = 31;

type Rows = readonly (readonly FileCell[])[];

/** A table that comes by pieces. */
export interface SheetTable {
  /** How people call it. */
  readonly label: string;
  readonly heads: readonly FileHead[];
  readonly pieces: AsyncIterable<Rows>;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const LEAST_WIDTH = 12;
const MOST_WIDTH = 60;
/** What a day or a moment takes. */
const TIME_WIDTH = 17;

function lengthOf(cell: FileCell): number {
  return typeof cell === 'object' && cell !== null ? TIME_WIDTH : String(cell ?? '').length;
}

/** Widths of columns by their heads and the first rows. */
function columnsPart(heads: readonly FileHead[], rows: Rows): string {
  const widths = heads.map(({ head }, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[at])), head.length);
    return Math.min(Math.max(longest + 3, LEAST_WIDTH), MOST_WIDTH);
  });
  const cols = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${cols.join('')}</cols>`;
}

function sheetBeginning(heads: readonly FileHead[], first: Rows): string {
  const cells = heads.map(({ head }, at) => headCell(`${columnName(at)}1`, head));
  return [
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    `</sheetView></sheetViews>${columnsPart(heads, first)}`,
    `<sheetData><row r="1">${cells.join('')}</row>`,
  ].join('');
}

// Symbols and numbers of meters are texts, and nobody has to be warned of it.
const sheetEnd = (columns: number, rows: number) =>
  `</sheetData><ignoredErrors><ignoredError sqref="A1:${columnName(columns - 1)}${rows}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;

/** Pieces of which none goes on over the end of a sheet. */
async function* withinSheets(pieces: AsyncIterable<Rows>, most: number): AsyncGenerator<Rows> {
  let room = most;
  for await (const rows of pieces) {
    for (let at = 0; at < rows.length;) {
      const part = rows.slice(at, at + room);
      yield part;
      at += part.length;
      room = part.length === room ? most : room - part.length;
    }
  }
}

function rowsText(heads: readonly FileHead[], rows: Rows, before: number): string {
  const columns = heads.map(({ decimals }, at) => ({ name: columnName(at), decimals }));
  const written = rows.map((row, index) => {
    const number = before + index + 1;
    const cells = columns.map(({ name, decimals }, at) =>
      sheetCell(`${name}${number}`, row[at], decimals),
    );
    return `<row r="${number}">${cells.join('')}</row>`;
  });
  return written.join('');
}

/** A sheet of the first rows and of as many behind them as it holds. */
async function* sheetTexts(
  heads: readonly FileHead[],
  first: Rows,
  behind: AsyncIterator<Rows>,
  most: number,
): AsyncGenerator<string> {
  yield sheetBeginning(heads, first);
  let row = 1;
  let rows = first;
  for (;;) {
    yield rowsText(heads, rows, row);
    row += rows.length;
    const next = row < most ? await behind.next() : undefined;
    if (next === undefined || next.done === true) break;
    rows = next.value;
  }
  yield sheetEnd(heads.length, row);
}

/** What a spreadsheet refuses in the name of a sheet is left out; a sheet behind the first has its number. */
function sheetName(label: string, number: number): string {
  const behind = number === 1 ? '' : ` (${number})`;
  const name = label.replaceAll(/[[\]/\\:*?']/g, ' ').trim() || 'Tabulka';
  return name.slice(0, LONGEST_NAME - behind.length) + behind;
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

const relations = (...within: string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${within.join('')}</Relationships>`;

const override = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${type}+xml"/>`;

function typesPart(sheets: readonly number[]): string {
  return [
    `${XML}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('workbook', 'sheet.main'),
    override('styles', 'styles'),
    ...sheets.map((number) => override(`worksheets/sheet${number}`, 'worksheet')),
    '</Types>',
  ].join('');
}

function workbookPart(label: string, sheets: readonly number[]): string {
  const listed = sheets.map(
    (number) =>
      `<sheet name="${sheetText(sheetName(label, number)).replaceAll('"', '&quot;')}" sheetId="${number}" r:id="sheet${number}"/>`,
  );
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets></workbook>`;
}

/** What a workbook is besides its sheets; said at its end, when it is known how many there are. */
function partsAround(label: string, count: number): readonly StreamedPart[] {
  const sheets = numbersTo(count);
  const ofWorkbook = relations(
    ...sheets.map((number) =>
      relation(`sheet${number}`, 'worksheet', `worksheets/sheet${number}.xml`),
    ),
    relation('styles', 'styles', 'styles.xml'),
  );
  const ofFile = relations(relation('workbook', 'officeDocument', 'xl/workbook.xml'));
  const texts = {
    'xl/styles.xml': stylesPart,
    'xl/workbook.xml': workbookPart(label, sheets),
    'xl/_rels/workbook.xml.rels': ofWorkbook,
    '_rels/.rels': ofFile,
    '[Content_Types].xml': typesPart(sheets),
  };
  return Object.entries(texts).map(([name, text]) => ({ name, texts: [text] }));
}

async function* partsOf(
  { label, heads, pieces }: SheetTable,
  most: number,
): AsyncGenerator<StreamedPart> {
  const rows = withinSheets(pieces, most - 1);
  try {
    let sheets = 0;
    for (
      let next = await rows.next();
      sheets === 0 || next.done !== true;
      next = await rows.next()
    ) {
      sheets += 1;
      const first = next.done === true ? [] : next.value;
      const texts = sheetTexts(heads, first, rows, most);
      yield { name: `xl/worksheets/sheet${sheets}.xml`, texts };
    }
    yield* partsAround(label, sheets);
  } finally {
    await rows.return(undefined);
  }
}

/**
 * The table as a workbook (XLSX) that leaves as its rows come: nothing leaves before the first piece has come, and the
 * next one is asked for once what was made of it is taken. A table longer than a sheet goes on in another.
 */
export const streamedWorkbook = (table: SheetTable, most = MOST_ROWS): AsyncGenerator<Buffer> =>
  streamedArchive(partsOf(table, most));
