import type { PointerEvent, ReactNode, Ref } from 'react';
import type { Plot } from './plot.ts';
import styles from './chart.module.css';

interface ChartFrameProps {
  frameRef: Ref<HTMLDivElement>;
  plot: Plot;
  /** What the chart shows, for those who do not see it: subject, range, last value. */
  description: string;
  /** Name of the control that walks over the values. */
  label: string;
  /** Number of places to walk over, and the one shown; undefined when none was chosen. */
  count: number;
  at: number | undefined;
  onAt: (at: number | undefined) => void;
  /** The place for a distance from the left edge, in pixels of the drawing. */
  atX: (x: number) => number;
  /** The values at the shown place in words. */
  readout: string;
  legend: ReactNode;
  children: ReactNode;
}

/** A drawing, the control that walks over its values, and the line that says them. */
export function ChartFrame(props: ChartFrameProps) {
  const { frameRef, plot, label, description, count, at, onAt, atX, readout } = props;
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const shrunk = box.width === 0 ? 1 : plot.width / box.width;
    onAt(atX((event.clientX - box.left) * shrunk));
  };
  return (
    <figure className={styles.chart}>
      <div
        ref={frameRef}
        className={styles.frame}
        onPointerMove={point}
        onPointerDown={point}
        // A finger leaves with each tap; what it pointed at stays to be read.
        onPointerLeave={({ pointerType }) => {
          if (pointerType !== 'touch') onAt(undefined);
        }}
      >
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          fontSize={plot.em}
          role="img"
          aria-label={description}
        >
          {props.children}
        </svg>
        {/* Its arrows, Home and End are the browser's own, and readers speak its text. */}
        <input
          type="range"
          className={styles.walker}
          min={0}
          max={count - 1}
          value={at ?? count - 1}
          aria-label={`${label}: procházet hodnoty`}
          aria-valuetext={readout}
          onChange={(event) => onAt(Number(event.currentTarget.value))}
          onBlur={() => onAt(undefined)}
        />
      </div>
      <p className={styles.readout}>{readout}</p>
      {props.legend}
    </figure>
  );
}
