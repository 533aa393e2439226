import type { HouseValueKind, HouseValueRow } from '#contract/pasports/house-values.ts';
import { cellKey, heldIn, readCell, typedText, type SheetColumn, type Typed } from './sheet.ts';

/** A way in which a whole column gets its values. */
export type Filling =
  | { readonly way: 'all' | 'empty'; readonly text: string }
  /** Changes what there is by so many per cent, rounded to tens of crowns. */
  | { readonly way: 'percent'; readonly percent: number };

const TEN_CROWNS = 1000;

/** An advance changed by the per cent, rounded to tens of crowns; hellers. */
export function raised(hellers: number, percent: number): number {
  // Hundredths of a per cent are whole numbers, so that halves are rounded as people round them.
  const parts = Math.round(percent * 100) + 10_000;
  return Math.max(0, Math.round((hellers * parts) / (10_000 * TEN_CROWNS)) * TEN_CROWNS);
}

/** What the columns say after the filling, over what was typed before. */
export function filled(
  kind: HouseValueKind,
  rows: readonly HouseValueRow[],
  columns: readonly SheetColumn[],
  typed: Typed,
  filling: Filling,
): Typed {
  const next: Record<string, string> = { ...typed };
  for (const column of columns)
    for (const row of rows) {
      const key = cellKey(row.pasport_id, column);
      const now = typed[key] ?? typedText(kind, heldIn(row, column)?.amount);
      const text = textOf(kind, now, filling);
      if (text !== null) next[key] = text;
    }
  return next;
}

/** Null for a cell that stays. */
function textOf(kind: HouseValueKind, now: string, filling: Filling): string | null {
  if (filling.way !== 'percent')
    return filling.way === 'all' || now.trim() === '' ? filling.text : null;
  const reading = readCell(kind, now);
  if ('fault' in reading || reading.amount === null) return null;
  return typedText(kind, raised(reading.amount, filling.percent));
}
