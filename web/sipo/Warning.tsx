import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import type { ReactNode } from 'react';
import styles from './sipo.module.css';

/** What has to be known before the hand-over. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <IconAlertTriangle size="1.25rem" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
