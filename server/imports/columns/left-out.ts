import { keyOf } from '#contract/rules/text-key.ts';

const sum = /^(celkem|soucet|souhrn|suma|mezisoucet|uhrnem|total)(?![\p{L}])/u;
const LEAST_COLUMNS = 3;
const LEAST_NUMBERS = 3;

/** The headings once more, as they stand at the top of each printed page. */
function repeatsHeading(texts: readonly string[], heading: readonly string[]): boolean {
  const named = heading.filter((text) => text !== '').length;
  const alike = heading.filter((text, at) => text !== '' && text === texts[at]).length;
  return alike >= 2 && alike * 2 > named;
}

/** Columns numbered from one. */
function numbersColumns(filled: readonly string[]): boolean {
  return filled.length >= LEAST_NUMBERS && filled.every((text, at) => text === String(at + 1));
}

const words = /\p{L}.*\s.*\p{L}/u;

/** One text over the width of the table, or one that makes no record: the name of a section, a note. */
function isNote(texts: readonly string[], { heading, saysRecord }: ReadTable): boolean {
  const filled = texts.flatMap((text, at) => (text === '' ? [] : [at]));
  const width = heading.filter((name) => name !== '').length;
  const [text = ''] = new Set(texts.filter((one) => one !== ''));
  if (width < LEAST_COLUMNS || !words.test(text)) return false;
  if (filled.some((at) => texts[at] !== text)) return false;
  return filled.length > 1 || !saysRecord(filled[0] ?? 0);
}

/** Headings as they are compared with the cells of rows. */
export const comparedHeading = (columns: readonly string[]): string[] => columns.map(keyOf);

/** A table as its rows are read. */
export interface ReadTable {
  /** Headings of its columns as they are compared. */
  readonly heading: readonly string[];
  /** Whether words in this column alone may make a record. */
  saysRecord(this: void, at: number): boolean;
}

/**
 * Why a row is no record of the table, for people; an empty text where it looks like one.
 */
export function leftOutReason(cells: readonly string[], table: ReadTable): string {
  const texts = cells.map(keyOf);
  const { heading } = table;
  const filled = texts.filter((text) => text !== '');
  if (filled.some((text) => sum.test(text))) return 'Součtový řádek';
  if (repeatsHeading(texts, heading)) return 'Opakovaná hlavička tabulky';
  if (numbersColumns(filled)) return 'Čísla sloupců';
  return isNote(texts, table) ? 'Nadpis nebo poznámka mezi řádky' : '';
}
