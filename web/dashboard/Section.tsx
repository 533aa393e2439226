import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** A part of the dashboard under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
