import { Button } from '@mantine/core';
import styles from './house-values.module.css';

interface PasteNoteProps {
  problems: readonly string[];
  onClose: () => void;
}

/** What of a pasted block did not find its place. */
export function PasteNote({ problems, onClose }: PasteNoteProps) {
  return (
    <div role="alert">
      {problems.length === 0 ? null : (
        <section className={styles.note}>
          <strong>Z vložené tabulky se nepodařilo zařadit:</strong>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <Button variant="default" size="xs" onClick={onClose}>
            Rozumím
          </Button>
        </section>
      )}
    </div>
  );
}
