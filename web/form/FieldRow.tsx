import type { ReactNode } from 'react';
import styles from './FieldRow.module.css';

/**
 * Fields side by side that belong together: three over the whole width of a panel, a pair or the postal
 * code with its town in the place of one.
 */
export function FieldRow({
  kind,
  children,
}: {
  kind: 'three' | 'pair' | 'town';
  children: ReactNode;
}) {
  return <div className={styles[kind]}>{children}</div>;
}
