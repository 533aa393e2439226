import { Button } from '@mantine/core';
import { IconPencil } from '#web/icons/IconPencil.ts';
import type { FormControl } from './contract-form.ts';
import styles from './form.module.css';

/** Says that unsaved text was put back, and lets the person drop it. */
export function DraftNote({ form }: { form: FormControl }) {
  return (
    <div role="status">
      {form.isRestored ? (
        <div className={styles.note}>
          <IconPencil size="1.25rem" aria-hidden="true" />
          <span>Obnoven rozepsaný text</span>
          <Button variant="default" onClick={form.discard}>
            Zahodit
          </Button>
        </div>
      ) : null}
    </div>
  );
}
