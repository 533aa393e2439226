import { cellValue, valueText } from './columns.ts';
import type { Column } from './columns.ts';

/** The sum of a column over rows. */
export interface ColumnSum {
  /** As the cells write it. */
  readonly text: string;
  /** In how many rows nothing is known, which is no zero. */
  readonly unknown: number;
}

/** Parts of one that are added whole, so that no fraction is lost. */
const PARTS = 10_000;

/** The sum of a column over the rows found; null for a column without one, and where nothing is known. */
export function columnSum<Row>(column: Column<Row>, rows: readonly Row[]): ColumnSum | null {
  const { summed, decimals } = column;
  if (summed === undefined) return null;
  const least = summed.zeroIsUnknown === true ? 0 : -Infinity;
  const known = rows
    .map((row) => cellValue(column, row))
    .filter((value) => typeof value === 'number' && value > least) as number[];
  if (known.length === 0) return null;
  const parts = known.reduce((sum, value) => sum + Math.round(value * PARTS), 0);
  const sum = parts / PARTS;
  return {
    text: (summed.text ?? ((value) => valueText(value, decimals)))(sum),
    unknown: rows.length - known.length,
  };
}
