import type { KeyboardEvent, PointerEvent } from 'react';
import { keepWidth } from './stored-columns.ts';
import { allowedWidth, inRem, WIDTH_STEP, widthName } from './widths.ts';
import styles from './grid.module.css';

interface ColumnEdgeProps {
  /** Id of the table. */
  table: string;
  /** Id of the column. */
  column: string;
  /** Its place among those shown. */
  at: number;
}

/**
 * The right edge of a heading: drawn by the pointer it makes the column as wide, a double click gives the
 * width back. The width is a variable of the table, so that no row is drawn anew on the way. The keyboard
 * does the same on the heading.
 */
export function ColumnEdge({ table, column, at }: ColumnEdgeProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={styles.edge}
      title="Tažením se mění šířka sloupce, dvojklik vrátí původní"
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => draw(event, table, column, at)}
      onDoubleClick={() => keepWidth(table, column, undefined)}
    />
  );
}

/** Pixels of the screen in one of the ordinary print. */
function printScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

function draw(event: PointerEvent<HTMLElement>, table: string, column: string, at: number): void {
  const handle = event.currentTarget;
  const head = handle.closest('th');
  const grid = handle.closest('table');
  if (event.button !== 0 || head === null || grid === null) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  const from = { x: event.clientX, width: head.offsetWidth, drawn: head.offsetWidth };
  const scale = printScale();
  const move = ({ clientX }: globalThis.PointerEvent) => {
    from.drawn = from.width + clientX - from.x;
    grid.style.setProperty(widthName(at), inRem(allowedWidth(from.drawn / scale)));
  };
  const end = () => {
    handle.removeEventListener('pointermove', move);
    // A press that has drawn nothing is not a choice of the present width.
    if (from.drawn !== from.width) keepWidth(table, column, allowedWidth(from.drawn / scale));
  };
  handle.addEventListener('pointermove', move);
  handle.addEventListener('lostpointercapture', end, { once: true });
}

/** Shift with an arrow on a heading makes its column wider or narrower. */
export function drawByKey(event: KeyboardEvent<HTMLElement>, table: string, column: string): void {
  const by = { ArrowRight: WIDTH_STEP, ArrowLeft: -WIDTH_STEP }[event.key];
  const head = event.currentTarget.closest('th');
  if (by === undefined || !event.shiftKey || head === null) return;
  event.preventDefault();
  keepWidth(table, column, allowedWidth(head.offsetWidth / printScale() + by));
}
