import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** What a screen can do with its list, in the toolbar of the table. */
export function TableActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-table-actions="">
      {children}
    </div>
  );
}
