import { tooLarge } from './file-fault.ts';
import { MOST_CELLS } from './limits.ts';
import { columnOf, MANY_CELLS } from './sheet-limits.ts';

/** A rectangle of cells that a workbook shows as one; rows and columns from 0, both ends included. */
export interface Merge {
  readonly rows: readonly [first: number, last: number];
  readonly columns: readonly [first: number, last: number];
}

const merged =
  /<(?:[^\s<>/:]+:)?mergeCell\s[^<>]*?\bref\s*=\s*["']([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})["']/g;

/** The merged cells of a sheet's XML. */
export function mergesOf(sheet: string): Merge[] {
  return Array.from(sheet.matchAll(merged), ([, left = '', top, right = '', bottom]) => ({
    rows: [Number(top) - 1, Number(bottom) - 1] as const,
    columns: [columnOf(left) - 1, columnOf(right) - 1] as const,
  }));
}

const isFilled = (row: readonly string[] | undefined) => row?.some((cell) => cell !== '') === true;

/**
 * What merged cells show stands in each of them, so that every row tells it by itself. A row that
 * holds nothing else stays empty. Throws FileFault where they would make too many cells.
 */
export function withMerged(rows: readonly string[][], merges: readonly Merge[]): string[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const filled = rows.map((row) => [...row]);
  let cells = 0;
  for (const {
    rows: [top, bottom],
    columns: [left, right],
  } of merges) {
    const text = rows[top]?.[left] ?? '';
    if (text === '') continue;
    for (let at = top; at <= Math.min(bottom, rows.length - 1); at += 1) {
      const row = filled[at];
      if (row === undefined || !isFilled(rows[at])) continue;
      for (let column = left; column <= Math.min(right, width - 1); column += 1) {
        cells += 1;
        if (cells > MOST_CELLS) throw tooLarge(MANY_CELLS);
        if ((row[column] ?? '') === '') row[column] = text;
      }
    }
  }
  return filled.map((row) => Array.from(row, (cell) => cell ?? ''));
}
