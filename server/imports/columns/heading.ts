import type { Column } from '#contract/record-file.ts';
import { keyOf } from '#contract/rules/text-key.ts';
import type { FileRow } from '#server/files/table.ts';
import { guessMapping } from './guess.ts';

/** Titles, notes and the address of the sender are not longer than this. */
const LOOKED_AT = 25;

const textsOf = (cells: readonly string[]) =>
  new Set(cells.map(keyOf).filter((text) => text !== ''));

/** The headings go on in the next row: what stands over both of them is merged, the rest is told closer. */
function goesOn(cells: readonly string[], next: readonly string[]): boolean {
  const above = cells.map(keyOf);
  const below = next.map(keyOf);
  const common = above.filter((text, at) => text !== '' && text === below[at]).length;
  return common > 0 && above.join('\n') !== below.join('\n');
}

/**
 * The number of the row in which the headings of the columns stand. Words of records are taken for
 * headings sometimes; a row of as many different texts above them is the better choice.
 */
export function headingRow(top: readonly FileRow[], columns: readonly Column[]): number {
  const rows = top.slice(0, LOOKED_AT).map(({ row_number, cells }) => ({
    row_number,
    cells,
    known: guessMapping(cells, columns).filter((field) => field !== null).length,
    texts: textsOf(cells).size,
  }));
  const most = Math.max(0, ...rows.map(({ known }) => known));
  const knowing = most === 0 ? undefined : rows.find(({ known }) => known === most);
  const wide = rows.find(({ texts }) => texts > 1) ?? rows[0];
  if (wide === undefined) return 1;
  if (knowing === undefined) return wide.row_number;
  const isAbove = wide.row_number < knowing.row_number && wide.texts >= knowing.texts;
  const found = isAbove ? wide : knowing;
  const next = rows[rows.indexOf(found) + 1];
  const isOver = next !== undefined && next.known >= found.known && goesOn(found.cells, next.cells);
  return isOver && found.known > 0 ? next.row_number : found.row_number;
}
