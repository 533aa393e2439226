import type { CsvMeaning } from '#contract/money/bank-mappings.ts';
import type { Columns } from './csv-heads.ts';

/** A row with its number in the file, read by what its columns say. */
export class CsvRow {
  readonly number: number;
  readonly #cells: readonly string[];
  readonly #columns: Columns;

  constructor(number: number, cells: readonly string[], columns: Columns) {
    this.number = number;
    this.#cells = cells;
    this.#columns = columns;
  }

  /** Whether the file has such a column. */
  has(meaning: CsvMeaning): boolean {
    return this.#columns[meaning] !== undefined;
  }

  told(meaning: CsvMeaning): string {
    const place = this.#columns[meaning];
    return place === undefined ? '' : (this.#cells[place] ?? '').trim();
  }
}
