import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Names with their values, one under the other: pairs of dt and dd. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
