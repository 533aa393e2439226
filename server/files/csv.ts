import { parse } from 'csv-parse/sync';
import { unreadable } from './file-fault.ts';
import { MOST_ROWS } from './limits.ts';

const DELIMITERS = [';', ',', '\t'] as const;
const LINE_ENDS = ['\r\n', '\n', '\r'];
const LOOKED_AT = 20;
// The first line by which Excel is told the delimiter.
const told = /^sep=(.)\r?\n/;

/** How many cells the delimiter makes of the first lines, if of each line the same. */
function evenness(lines: readonly string[][]): number {
  const widths = lines.map((cells) => cells.length);
  const [first = 0] = widths;
  const alike = widths.filter((width) => width === first).length;
  return first < 2 ? 0 : (alike / widths.length) * first;
}

function rowsBy(text: string, delimiter: string, most: number, longest = 0): string[][] {
  return parse(text, {
    delimiter,
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: most,
    max_record_size: longest,
  });
}

/** Cells of the first rows, by which the rest is told. */
function firstRows(text: string, delimiter: string): string[][] | undefined {
  try {
    return rowsBy(text.slice(0, 100_000), delimiter, LOOKED_AT);
  } catch {
    // A cell longer than what is looked at, or no file of this delimiter.
    return undefined;
  }
}

/** As many cells as most of the first rows have; one where they are not rows by themselves. */
function usualWidth(text: string, delimiter: string): number {
  const counted = new Map<number, number>();
  for (const { length } of firstRows(text, delimiter) ?? [])
    counted.set(length, (counted.get(length) ?? 0) + 1);
  const [[width] = [1]] = [...counted].toSorted(([, one], [, other]) => other - one);
  return width;
}

/**
 * All rows of a text. The reader makes a fault of each row that is not as wide as the first one, though nobody
 * asks for it, and that takes most of its time in files with a heading: the row before them is as wide as they are.
 */
function allRows(text: string, delimiter: string, most: number, longest?: number): string[][] {
  const before = delimiter.repeat(usualWidth(text, delimiter) - 1);
  return rowsBy(`${before}\n${text}`, delimiter, most + 1, longest).slice(1);
}

function guessDelimiter(text: string): string {
  const scores = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: evenness(firstRows(text, delimiter) ?? []),
  }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.delimiter;
}

interface Known {
  /** How many rows are read at most. */
  readonly most?: number;
  /** How many characters a row may have; any number where it is not said. */
  readonly longest?: number;
  /** Guessed where it is not known, and the file does not tell it. */
  readonly delimiter?: string | undefined;
}

/** Cells of a CSV file by its rows. */
export function readCsv(
  text: string,
  { most = MOST_ROWS + 2, longest, delimiter }: Known = {},
): string[][] {
  const [line, toldDelimiter] = told.exec(text) ?? [];
  const content = line === undefined ? text : text.slice(line.length);
  try {
    const known = toldDelimiter ?? delimiter ?? guessDelimiter(content);
    const rows = allRows(content, known, most, longest);
    return line === undefined ? rows : [[], ...rows];
  } catch {
    throw unreadable('Soubor CSV se nepodařilo přečíst. Zkontrolujte uvozovky a oddělovače.');
  }
}
