import type { ReactNode } from 'react';
import styles from './Summary.module.css';

/** What a record is in a nutshell: at most seven facts that answer the usual call. */
export function Summary({ label = 'V kostce', children }: { label?: string; children: ReactNode }) {
  return (
    <section className={styles.summary} aria-label={label}>
      <dl>{children}</dl>
    </section>
  );
}

/** One fact of a summary; what is not known says so in words. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What stands under the main word of a fact, weaker. */
export function FactNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}

/** In the place of a fact that nobody has recorded. */
export function Unknown({ children }: { children: ReactNode }) {
  return <span className={styles.unknown}>{children}</span>;
}
