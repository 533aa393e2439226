import type { ReactNode } from 'react';
import styles from './StatCard.module.css';

/** Cards of an overview side by side, all equally high. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
