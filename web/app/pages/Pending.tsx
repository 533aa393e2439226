import { Skeleton } from '@mantine/core';
import styles from './pages.module.css';

/** Stands while the code of a screen is on its way. */
export function Pending() {
  return (
    <div className={styles.pending} role="status" aria-label="Načítám stránku">
      <Skeleton height="2rem" width="16rem" />
      <Skeleton height="12rem" />
    </div>
  );
}
