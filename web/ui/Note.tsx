import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';
import { useScreen } from './useScreen.ts';

/** A longer sentence than this takes more than one line of a phone. */
const LINE = 44;

/** A sentence over a list. A long one is cut to one line on a phone, and a touch shows it whole. */
export function Note({ children }: { children: ReactNode }) {
  const isPhone = useScreen('phone');
  const [isWhole, setWhole] = useState(false);
  if (!isPhone || typeof children !== 'string' || children.length <= LINE)
    return <p className={styles.note}>{children}</p>;
  return (
    <button
      type="button"
      className={styles.note}
      aria-expanded={isWhole}
      onClick={() => setWhole(!isWhole)}
    >
      {children}
    </button>
  );
}
