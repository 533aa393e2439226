import { tooLarge, unreadable } from './file-fault.ts';
import { MOST_CELLS, MOST_COLUMNS, MOST_ROW_NUMBER, MOST_ROWS, MOST_TAGS } from './limits.ts';

const LESS_THAN = 0x3c;
const declared = /<!(?:DOCTYPE|ENTITY)/i;
// A cell or a row that holds nothing, as formatting leaves them to the end of the sheet.
const emptyCell = /<((?:[^\s<>/:]+:)?c)\s[^<>]*(?:\/>|(?<!\/)>\s*<\/\1>)/g;
const emptyRow = /<((?:[^\s<>/:]+:)?row)(?:\s[^<>]*)?(?:\/>|(?<!\/)>\s*<\/\1>)/g;
const placed = /<(?:[^\s<>/:]+:)?(row|c)(?=[\s/>])([^<>]*)>/g;
const quoted = /"[^"]*"|'[^']*'/g;
const place = /(?<=\s)r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ofRow = /^\d{1,7}$/;
const ofCell = /^([A-Z]{1,3})(\d{1,7})$/;

const BY_LETTER = 26;

/** Column 1 is A. */
export function columnOf(letters: string): number {
  return Array.from(letters).reduce(
    (sum, letter) => sum * BY_LETTER + letter.charCodeAt(0) - 64,
    0,
  );
}

const MANY_ROWS = 'Soubor má více než 20 000 řádků. Rozdělte ho.';
const MANY_COLUMNS = 'Soubor má více než 200 sloupců.';
export const MANY_CELLS = 'Soubor má více než milion buněk. Rozdělte ho.';

function ensureRowNumber(number: number): void {
  if (number > MOST_ROW_NUMBER)
    throw tooLarge(`Soubor má údaje až na řádku ${number}. Smažte řádky, které k tabulce nepatří.`);
}

/** The place that attributes tell, once at most; a quote that is left open would hide another. */
function placeIn(attributes: string): string | undefined {
  const places = [...attributes.matchAll(place)];
  if (places.length > 1 || /["']/.test(attributes.replaceAll(quoted, ''))) throw unreadable();
  return places[0]?.[1] ?? places[0]?.[2];
}

/** Counts rows and cells, and how far they reach, before anything is made of them. */
function ensureTable(sheet: string): void {
  let [rows, cells, inRow] = [0, 0, 0];
  for (const [, kind, attributes = ''] of sheet.matchAll(placed)) {
    const told = placeIn(attributes);
    if (kind === 'row') {
      rows += 1;
      inRow = 0;
      if (rows > MOST_ROWS + 1) throw tooLarge(MANY_ROWS);
      if (told !== undefined) ensureRowNumber(ofRow.test(told) ? Number(told) : Infinity);
      continue;
    }
    cells += 1;
    inRow += 1;
    if (cells > MOST_CELLS) throw tooLarge(MANY_CELLS);
    if (inRow > MOST_COLUMNS) throw tooLarge(MANY_COLUMNS);
    ensureCellPlace(told);
  }
}

function ensureCellPlace(told: string | undefined): void {
  const [, letters, number] = ofCell.exec(told ?? '') ?? [];
  if (letters === undefined) throw unreadable();
  if (columnOf(letters) > MOST_COLUMNS) throw tooLarge(MANY_COLUMNS);
  ensureRowNumber(Number(number));
}

function ensureTags(bytes: Buffer): void {
  let tags = 0;
  for (let at = bytes.indexOf(LESS_THAN); at >= 0; at = bytes.indexOf(LESS_THAN, at + 1)) tags += 1;
  if (tags > MOST_TAGS) throw tooLarge(MANY_CELLS);
}

function ensureTexts(text: string): void {
  let texts = 0;
  for (let at = text.indexOf('<si'); at >= 0; at = text.indexOf('<si', at + 1)) texts += 1;
  if (texts > MOST_CELLS) throw tooLarge(MANY_CELLS);
}

/**
 * A part of a workbook without what holds nothing, before anything is made of it. Throws FileFault
 * when it is more than a table may be.
 */
export function withinLimits(bytes: Buffer): Buffer {
  ensureTags(bytes);
  const text = bytes.toString('utf8');
  if (declared.test(text)) throw unreadable();
  ensureTexts(text);
  if (!text.includes('sheetData')) return bytes;
  const filled = text.replaceAll(emptyCell, '').replaceAll(emptyRow, '');
  ensureTable(filled);
  return Buffer.from(filled);
}
