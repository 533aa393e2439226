import type { CSSProperties } from 'react';
import type { Column } from './columns.ts';

/** Width of the marker column; the style sheet says the same. */
const MARKER_REM = 1.75;

/** Where a pinned column stays when the table is scrolled sideways; undefined for one that moves. */
export function pinnedLeft<Row>(
  columns: readonly Column<Row>[],
  index: number,
): CSSProperties | undefined {
  const isPinned = (at: number) => at === 0 || columns[at]?.fixed === true;
  if (!isPinned(index)) return undefined;
  const before = columns.slice(0, index).filter((_, at) => isPinned(at));
  // Behind a column of unknown width nothing can be pinned without covering it.
  if (before.some((column) => column.width === undefined)) return undefined;
  const left = before.reduce((sum, column) => sum + (column.width ?? 0) / 16, MARKER_REM);
  return { left: `${left}rem` };
}
