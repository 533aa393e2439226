import type { ReactNode } from 'react';
import { moduleIcon } from './module-icon.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** What belongs here. */
  title: string;
  text?: ReactNode;
  /** The first step. */
  action?: ReactNode;
  /** Name of the icon, as moduleIcon knows it. */
  icon?: string;
}

/** What stands where nothing is yet: what belongs here and the first step. */
export function EmptyState({ title, text, action, icon = 'list' }: EmptyStateProps) {
  const Icon = moduleIcon(icon);
  return (
    <div className={styles.empty}>
      <Icon size="2rem" stroke={1.25} aria-hidden="true" className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
