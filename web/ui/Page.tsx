import { Title } from '@mantine/core';
import { IconLayoutGrid } from '#web/icons/IconLayoutGrid.ts';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { Note } from './Note.tsx';
import styles from './Page.module.css';
import { useScreen } from './useScreen.ts';

interface PageProps {
  title: ReactNode;
  /** The one main action of the screen, on the right of the title. */
  action?: ReactNode;
  /** A line under the title. */
  note?: ReactNode;
  /** Figures over the list of the screen; a phone folds them, so that the list begins at once. */
  overview?: ReactNode;
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
export function Page(props: PageProps) {
  const { title, action, note, overview = null, isLoading = false, children } = props;
  const heading = useHeading(isLoading);
  const isFolding = useScreen('phone') && overview !== null;
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Title ref={heading} order={1} tabIndex={-1} className={styles.title}>
            {title}
          </Title>
          {note === undefined ? null : <Note>{note}</Note>}
        </div>
        {action === undefined && !isFolding ? null : (
          <div className={styles.action}>
            {isFolding ? (
              <IconButton
                label="Souhrn"
                aria-expanded={isUnfolded}
                aria-controls={id}
                onClick={() => setUnfolded(!isUnfolded)}
              >
                <IconLayoutGrid size="1.375rem" aria-hidden="true" />
              </IconButton>
            ) : null}
            {action}
          </div>
        )}
      </header>
      {isFolding ? (
        <div id={id} hidden={!isUnfolded}>
          {overview}
        </div>
      ) : (
        overview
      )}
      {children}
    </div>
  );
}
