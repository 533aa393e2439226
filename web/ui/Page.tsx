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
  /** Stands while another page is on its way, which then has the focus that this one had. */
  isLoading?: boolean;
  children: ReactNode;
}

/** Whether the loading that goes away in this very drawing held the focus in its heading. */
let wasLeftFocused = false;

/** A page that comes in the place of its loading goes on with its focus. */
function useHeading(isLoading: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (wasLeftFocused && document.activeElement === document.body)
      own?.focus({ preventScroll: true });
    return () => {
      wasLeftFocused = isLoading && own !== null && own === document.activeElement;
      queueMicrotask(() => (wasLeftFocused = false));
    };
  }, [isLoading]);
  return heading;
}

/** A screen: its only h1, the main action and the content. */
export function Page({ title, action, note, isLoading = false, children }: PageProps) {
  const heading = useHeading(isLoading);
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
