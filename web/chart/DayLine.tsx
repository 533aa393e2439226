import { kindClass, markPath } from './kinds.ts';
import { linePath, thinned } from './line-path.ts';
import type { Spot } from './line-path.ts';
import styles from './chart.module.css';

/** Marks nearer to each other than this would cover the line. */
const MARK_GAP = 28;

interface DayLineProps {
  /** Place of the series in the chart: decides colour, dashes and the shape of its marks. */
  index: number;
  spots: readonly Spot[];
  stepped: boolean;
  chosenX: number | undefined;
}

/** One line with its marks; the mark at the chosen day is filled. */
export function DayLine({ index, spots, stepped, chosenX }: DayLineProps) {
  const kind = kindClass(index);
  const chosen =
    chosenX === undefined
      ? undefined
      : spots.findLast(({ x }) => (stepped ? x <= chosenX : x === chosenX));
  return (
    <g>
      <path className={`${styles.line} ${kind}`} d={linePath(thinned(spots), stepped)} />
      {marked(spots).map(({ x, y }) => (
        <path key={x} className={`${kind} ${styles.marker}`} d={markPath(index, x, y)} />
      ))}
      {chosen === undefined ? null : (
        <path
          className={`${kind} ${styles.marker}`}
          data-chosen=""
          d={markPath(index, chosenX ?? chosen.x, chosen.y)}
        />
      )}
    </g>
  );
}

/** A short piece of the n-th line with its mark. */
export function LineSwatch({ index }: { index: number }) {
  const kind = kindClass(index);
  return (
    <>
      <path className={`${styles.line} ${kind}`} d="M0 6H32" />
      <path className={`${kind} ${styles.marker}`} d={markPath(index, 16, 6)} />
    </>
  );
}

// From the right: the last value always has its mark.
function marked(spots: readonly Spot[]): Spot[] {
  let free = Infinity;
  return spots
    .toReversed()
    .filter(({ x }) => {
      if (x > free) return false;
      free = x - MARK_GAP;
      return true;
    })
    .toReversed();
}
