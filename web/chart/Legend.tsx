import type { ComponentType } from 'react';
import styles from './chart.module.css';

interface LegendProps {
  names: readonly string[];
  /** The swatch of the n-th name, drawn 32 × 12 pixels. */
  Swatch: ComponentType<{ index: number }>;
}

/** Names of the series beside their patterns; one series alone needs none. */
export function Legend({ names, Swatch }: LegendProps) {
  if (names.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {names.map((name, at) => (
        <li key={name}>
          <svg width="32" height="12" viewBox="0 0 32 12" aria-hidden="true">
            <Swatch index={at} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
