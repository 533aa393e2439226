import type { CSSProperties } from 'react';
import { columnId, isPlainText } from './columns.ts';
import type { Column } from './columns.ts';

/** Widths that the user has drawn, by ids of columns, in pixels of the ordinary print. */
export type Widths = Readonly<Record<string, number>>;

/** Nobody makes a column so narrow that he would not find it again, nor so wide that it hides the others. */
const NARROWEST = 48;
const WIDEST = 960;
/** What a key adds or takes. */
export const WIDTH_STEP = 16;
/** The widest that a column of no width of its own grows by what is written in it. */
const WIDEST_TEXT = 384;
/** Pixels of the ordinary print in one rem. */
const REM = 16;

/** Width of the marker column, wider where rows are picked together; the style sheet says which. */
const MARKER = 'var(--k-marker)';

/** A width that a column may have. */
export function allowedWidth(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}

/** Pixels of the ordinary print as a length. */
export const inRem = (width: number): string => `${width / REM}rem`;

/** The variable that holds the drawn width of the column at a place. */
export const widthName = (at: number): string => `--w${at}`;

/** The drawn widths as variables of the table. The last column has none: it takes the rest. */
export function drawnWidths<Row>(
  columns: readonly Column<Row>[],
  widths: Widths,
): Readonly<Record<string, string>> {
  const drawn = columns.slice(0, -1).flatMap((column, at) => {
    const width = widths[columnId(column)];
    return width === undefined ? [] : [[widthName(at), inRem(width)] as const];
  });
  return Object.fromEntries(drawn);
}

/** How far a text gives way where the table lacks room, in parts of its column's width; a short one does not. */
const LEAST_PART = 0.6;
const SHORT_TEXT = 112;

const isPinned = <Row>(columns: readonly Column<Row>[], at: number): boolean =>
  at === 0 || columns[at]?.fixed === true;

/**
 * Width of a heading: the drawn one, else what the column would like, from which it gives way as far as its
 * heading, its figures and days allow; but not one behind which another is pinned, since that stands by its
 * width. Once one column is drawn, the last takes the rest.
 */
export function headWidth<Row>(
  columns: readonly Column<Row>[],
  at: number,
  takesRest: boolean,
): CSSProperties {
  if (takesRest) return {};
  const drawn = widthName(at);
  const width = columns[at]?.width;
  const isStoodOn = isPinned(columns, at) && columns.slice(at + 1).some(({ fixed }) => fixed);
  return {
    width: `var(${drawn}, ${width === undefined ? 'auto' : inRem(width)})`,
    minWidth: `var(${drawn}, ${isStoodOn && width !== undefined ? inRem(width) : '0'})`,
    maxWidth: `var(${drawn}, none)`,
  };
}

/**
 * How much a cell insists on: a text may be cut, so that long names push nothing away; numbers and days
 * never are, unless the user has drawn the column narrower.
 */
export function cellWidth<Row>(column: Column<Row>, row: Row, at: number): CSSProperties {
  const { width } = column;
  const isGivingWay = width !== undefined && column.whole !== true && isPlainText(column, row);
  const least = column.least ?? Math.max(SHORT_TEXT, (width ?? 0) * LEAST_PART);
  const widest = isGivingWay ? least : WIDEST_TEXT;
  return { maxWidth: `var(${widthName(at)}, ${inRem(widest)})` };
}

/** Where a pinned column stays when the table is scrolled sideways; undefined for one that moves. */
export function pinnedLeft<Row>(
  columns: readonly Column<Row>[],
  index: number,
): CSSProperties | undefined {
  if (!isPinned(columns, index)) return undefined;
  const before = columns
    .slice(0, index)
    .map((column, at) => ({ at, width: column.width }))
    .filter(({ at }) => isPinned(columns, at));
  // Behind a column of unknown width nothing can be pinned without covering it.
  if (before.some(({ width }) => width === undefined)) return undefined;
  const widths = before.map(({ at, width = 0 }) => `var(${widthName(at)}, ${inRem(width)})`);
  return {
    left: widths.length === 0 ? MARKER : `calc(${[MARKER, ...widths].join(' + ')})`,
  };
}
