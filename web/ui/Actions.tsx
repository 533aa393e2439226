import { Button } from '@mantine/core';
import { IconChevronDown } from '#web/icons/IconChevronDown.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** So many a phone shows at once, beside the menu of a record. */
const SHOWN = 2;
const ACTIONS = ":scope > :is(a, button):not([aria-haspopup='menu'], [aria-expanded])";

/**
 * What may be done with what the screen shows, what one mostly comes for as the first. A phone shows two buttons and
 * unfolds the others by one more; the menu of a record stands beside them.
 */
export function Actions({ children }: { children: ReactNode }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // What comes stands before the button that has brought it.
  useLayoutEffect(() => {
    if (isUnfolded) box.current?.querySelectorAll<HTMLElement>(ACTIONS).item(SHOWN)?.focus();
  }, [isUnfolded]);
  return (
    <div ref={box} className={styles.actions} data-folded={isUnfolded ? undefined : true}>
      {children}
      <Button
        className={styles.others ?? ''}
        variant="default"
        rightSection={<IconChevronDown size="1.125rem" aria-hidden="true" />}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        Další
      </Button>
    </div>
  );
}
