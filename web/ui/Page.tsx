import { Title } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
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

/** Whether the page that goes away in this very drawing held the focus in its heading. */
let wasLeftFocused = false;

/** A page that stands in the place of another, such as a record in that of its loading, keeps its focus. */
function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (wasLeftFocused && document.activeElement === document.body)
      own?.focus({ preventScroll: true });
    return () => {
      wasLeftFocused = own !== null && own === document.activeElement;
      queueMicrotask(() => (wasLeftFocused = false));
    };
  }, []);
  return heading;
}

/** A screen: its only h1, the main action and the content. */
export function Page({ title, action, note, children }: PageProps) {
  const heading = useHeading();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <Title ref={heading} order={1} tabIndex={-1} className={styles.title}>
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
