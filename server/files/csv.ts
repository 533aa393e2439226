import { parse } from 'csv-parse/sync';
import { unreadable } from './file-fault.ts';
import { MOST_ROWS } from './limits.ts';

const DELIMITERS = [';', ',', '\t'] as const;
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
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to: most,
    max_record_size: longest,
  });
}

function guessDelimiter(text: string): string {
  const head = text.slice(0, 100_000);
  const scores = DELIMITERS.map((delimiter) => {
    try {
      return { delimiter, score: evenness(rowsBy(head, delimiter, LOOKED_AT)) };
    } catch {
      return { delimiter, score: 0 };
    }
  });
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
    const rows = rowsBy(content, known, most, longest);
    return line === undefined ? rows : [[], ...rows];
  } catch {
    throw unreadable('Soubor CSV se nepodařilo přečíst. Zkontrolujte uvozovky a oddělovače.');
  }
}
