import type { ReactNode } from 'react';
import styles from './SignIn.module.css';

interface EntryScreenProps {
  title: string;
  children: ReactNode;
  /** Ways onward, at the bottom. */
  links?: ReactNode;
}

/** A screen of the entrance: its only h1, the content and the ways onward. */
export function EntryScreen({ title, children, links }: EntryScreenProps) {
  return (
    <div className={styles.form}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {links === undefined ? null : <p className={styles.links}>{links}</p>}
    </div>
  );
}
