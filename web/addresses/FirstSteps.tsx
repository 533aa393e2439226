import { Button } from '@mantine/core';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import type { AddressBook } from './useAddressBook.ts';
import styles from './addresses.module.css';

/** Under an empty table: the first step, or the way out of a choice that leaves nothing. */
export function FirstSteps({ book }: { book: AddressBook }) {
  const { place, go, create } = book;
  if (place.filter !== undefined)
    return (
      <Button variant="default" onClick={() => go({ filter: undefined })}>
        Zrušit výběr
      </Button>
    );
  return (
    <div className={styles.steps}>
      <Button onClick={create}>Založit první kontakt</Button>
      <ImportLink kind="persons" />
    </div>
  );
}
