import { columnId } from './columns.ts';
import type { Column } from './columns.ts';
import { allowedWidth } from './widths.ts';
import type { Widths } from './widths.ts';

/** What the user has changed about the columns, by their ids. */
export interface ColumnChoice {
  /** Put away. */
  readonly hidden: readonly string[];
  /** Shown, though the table hides them at first. */
  readonly shown: readonly string[];
  /** Drawn wider or narrower. */
  readonly widths: Widths;
}

/** Nothing changed: the table as it is at first. */
export const noChoice: ColumnChoice = { hidden: [], shown: [], widths: {} };

/** Whether the table is shown as it is at first. */
export function isUntouched({ hidden, shown, widths }: ColumnChoice): boolean {
  return hidden.length + shown.length + Object.keys(widths).length === 0;
}

/** Columns that may be put away: not the first, which names the row, and not those of controls. */
export function choosableColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.slice(1).filter(({ exported }) => exported !== false);
}

/** Whether a column is to be seen. */
export function isShown<Row>(
  { hidden, shown }: Omit<ColumnChoice, 'widths'>,
  column: Column<Row>,
): boolean {
  const id = columnId(column);
  return column.hiddenFirst === true ? shown.includes(id) : !hidden.includes(id);
}

/** The choice after a column was shown or put away; what is as at first is not kept. */
export function chosen<Row>(
  { hidden, shown, widths }: ColumnChoice,
  column: Column<Row>,
  isWanted: boolean,
): ColumnChoice {
  const id = columnId(column);
  const without = (ids: readonly string[]) => ids.filter((each) => each !== id);
  const isHiddenFirst = column.hiddenFirst === true;
  return {
    hidden: isHiddenFirst || isWanted ? without(hidden) : [...without(hidden), id],
    shown: isHiddenFirst && isWanted ? [...without(shown), id] : without(shown),
    widths,
  };
}

/** The choice after a column was drawn to a width; undefined gives back its own. */
export function withWidth(
  { widths, ...choice }: ColumnChoice,
  id: string,
  width: number | undefined,
): ColumnChoice {
  const others = Object.entries(widths).filter(([each]) => each !== id);
  const drawn = width === undefined ? others : [...others, [id, width] as const];
  return { ...choice, widths: Object.fromEntries(drawn) };
}

/**
 * The choice by ids. Browsers used to keep the headings of hidden columns: a text that is the heading of a
 * column today is read as its id. The same choice when there is nothing to read so.
 */
export function byIds<Row>(choice: ColumnChoice, columns: readonly Column<Row>[]): ColumnChoice {
  const ids = new Map(columns.map((column) => [column.text, columnId(column)]));
  const hidden = choice.hidden.map((text) => ids.get(text) ?? text);
  return hidden.some((id, at) => id !== choice.hidden[at]) ? { ...choice, hidden } : choice;
}

/** Texts among what was stored. */
export function textsOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
}

/** Widths among what was stored. */
export function widthsOf(stored: unknown): Widths {
  const drawn = Object.entries(stored ?? {}).filter(([, width]) => Number.isFinite(width));
  return Object.fromEntries(drawn.map(([id, width]) => [id, allowedWidth(Number(width))]));
}
