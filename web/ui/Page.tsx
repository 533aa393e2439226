import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  title: ReactNode;
  /** The one main action of the screen, on the right of the title. */
  action?: ReactNode;
  /** A line under the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A screen: its only h1, the main action and the content. */
export function Page({ title, action, note, children }: PageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <Title order={1} tabIndex={-1} className={styles.title}>
            {title}
          </Title>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
        </div>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </div>
  );
}
