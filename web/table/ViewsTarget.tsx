import { Button } from '@mantine/core';
import { IconLayoutList } from '#web/icons/IconLayoutList.ts';
import type { ComponentPropsWithRef } from 'react';
import styles from './toolbar.module.css';

interface ViewsTargetProps extends ComponentPropsWithRef<'button'> {
  /** Of the view by which the list is seen; the button says what it is for when left out. */
  name?: string | undefined;
  /** How the list stands to the view: 'změněno'. */
  sign?: string | undefined;
}

/** The button of the saved views of a table. */
export function ViewsTarget({ name, sign, ...props }: ViewsTargetProps) {
  const said = sign === undefined ? name : `${name ?? ''}, ${sign}`;
  return (
    <Button
      variant={name === undefined ? 'default' : 'light'}
      maw="16rem"
      aria-haspopup="menu"
      aria-label={said === undefined ? undefined : `Pohled: ${said}`}
      data-table-views
      leftSection={<IconLayoutList size="1.125rem" aria-hidden="true" />}
      rightSection={sign === undefined ? undefined : <small>{sign}</small>}
      {...props}
    >
      <span className={styles.name}>{name ?? 'Pohledy'}</span>
    </Button>
  );
}
