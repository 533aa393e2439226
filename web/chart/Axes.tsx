import type { Plot, ValueAxis } from './plot.ts';
import styles from './chart.module.css';

interface AxesProps {
  plot: Plot;
  axis: ValueAxis;
  unit: string;
  /** Texts under the drawing and where their middle lies. */
  marks: readonly { readonly text: string; readonly x: number; readonly key: string }[];
}

/** Grid with round values on the left, the unit above them, and the texts under the drawing. */
export function Axes({ plot, axis, unit, marks }: AxesProps) {
  const { left, right, bottom, em, width } = plot;
  return (
    <g aria-hidden="true">
      <text className={styles.text} x={0} y={em}>
        {unit}
      </text>
      {axis.ticks.map(({ value, text, y }) => (
        <g key={value}>
          <line className={styles.grid} x1={left} x2={right} y1={y} y2={y} />
          <text className={styles.text} x={left - 0.5 * em} y={y + 0.35 * em} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {marks.map(({ text, x, key }) => (
        <text
          key={key}
          className={styles.text}
          x={Math.min(x, width)}
          y={bottom + 1.5 * em}
          textAnchor={anchorOf(text, x, plot)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

// The texts at both ends lean inwards: nothing is cut off at the edge.
function anchorOf(text: string, x: number, { width, em }: Plot): 'start' | 'middle' | 'end' {
  const half = text.length * 0.3 * em;
  if (x + half > width) return 'end';
  return x - half < 0 ? 'start' : 'middle';
}
