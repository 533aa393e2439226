import styles from './chart.module.css';

/** A part and its share of the whole in percent; null where it is not known. */
export interface ShareBar {
  readonly name: string;
  readonly percent: number | null;
  /** What is said in place of a share that is not known. */
  readonly missing: string;
}

/** Shares of parts as bars under one another, each with its number. */
export function ShareBars({ label, bars }: { label: string; bars: readonly ShareBar[] }) {
  return (
    <ul className={styles.shares} aria-label={label}>
      {bars.map(({ name, percent, missing }) => (
        <li key={name} className={styles.share}>
          <span>{name}</span>
          <span className={styles.track} data-unknown={percent === null || undefined}>
            {percent === null ? null : (
              <span className={styles.length} style={{ width: `${percent}%` }} />
            )}
          </span>
          <span className={styles.shareText}>
            {percent === null ? missing : `${percent}\u00a0%`}
          </span>
        </li>
      ))}
    </ul>
  );
}
