import { useId } from 'react';
import type { ReactNode } from 'react';
import { kindClass } from './kinds.ts';
import type { Plot, ValueAxis } from './plot.ts';
import styles from './chart.module.css';

/** Part of a category's width that its bars take. */
const FILLED = 0.76;
const TILE = 6;
/** What fills the tiles: solid, slanted lines, dots, a lattice. */
const tiles = [
  'M0 0H6V6H0Z',
  'M-1 5L5 -1M1 7L7 1',
  'M2 3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z',
  'M0 3H6M3 0V6',
];
const SOLID = [0, 2];

export interface BarSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

interface BarsProps {
  plot: Plot;
  axis: ValueAxis;
  series: readonly BarSeries[];
  /** Width of a category. */
  step: number;
}

/** Bars of all series, each filled by its own pattern. */
export function Bars({ plot, axis, series, step }: BarsProps) {
  const width = (step * FILLED) / series.length;
  const zero = axis.yOf(0);
  const start = plot.left + ((1 - FILLED) / 2) * step;
  return (
    <g>
      {series.map(({ name, values }, index) => (
        <PatternOf key={name} index={index}>
          {(fill) =>
            values.map((value, at) => {
              if (value === null) return null;
              const y = axis.yOf(value);
              const x = start + at * step + index * width;
              return (
                <rect
                  key={x}
                  className={`${kindClass(index)} ${styles.bar}`}
                  fill={fill}
                  x={x}
                  y={Math.min(y, zero)}
                  width={Math.max(1, width - 1)}
                  height={Math.abs(zero - y)}
                />
              );
            })
          }
        </PatternOf>
      ))}
      <line className={styles.base} x1={plot.left} x2={plot.right} y1={zero} y2={zero} />
    </g>
  );
}

/** A piece of the n-th series' fill. */
export function BarSwatch({ index }: { index: number }) {
  return (
    <PatternOf index={index}>
      {(fill) => (
        <rect
          className={`${kindClass(index)} ${styles.bar}`}
          fill={fill}
          x="1"
          y="1"
          width="30"
          height="10"
        />
      )}
    </PatternOf>
  );
}

interface PatternOfProps {
  index: number;
  /** Draws what is filled by the pattern. */
  children: (fill: string) => ReactNode;
}

/** The fill of the n-th series under a name of its own, so that charts on one page do not mix. */
function PatternOf({ index, children }: PatternOfProps) {
  const id = useId();
  const place = index % tiles.length;
  return (
    <>
      <pattern
        id={id}
        width={TILE}
        height={TILE}
        patternUnits="userSpaceOnUse"
        className={`${kindClass(index)} ${styles.bar}`}
      >
        <path d={tiles[place]} fill={SOLID.includes(place) ? 'currentColor' : 'none'} />
      </pattern>
      {children(`url(#${id})`)}
    </>
  );
}
