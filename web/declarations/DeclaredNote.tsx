import { Button } from '@mantine/core';
import { IconCircleCheck } from '#web/icons/IconCircleCheck.ts';
import type { Declared } from '#contract/declarations.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import styles from './declare.module.css';

interface DeclaredNoteProps {
  declared: Declared;
  onAgain: () => void;
}

/** Confirms what was declared and when. */
export function DeclaredNote({ declared, onAgain }: DeclaredNoteProps) {
  const { shown, declared_by, declared: at, closes } = declared;
  return (
    <div className={styles.done}>
      <p className={styles.said} role="status">
        <IconCircleCheck size="1.25rem" aria-hidden="true" />
        <span>{shown}</span>
      </p>
      <p className={styles.dimmed}>
        Kdo hlásil: {declared_by}, {formatDateTime(at)}. Stránku si můžete vytisknout nebo uložit.
      </p>
      <p className={styles.dimmed}>
        Spletli jste se? Do {formatDate(closes)} můžete počet nahlásit znovu. Předchozí hlášení
        zůstane doložené, platit bude poslední.
      </p>
      <Button variant="default" onClick={onAgain}>
        Nahlásit znovu
      </Button>
    </div>
  );
}
