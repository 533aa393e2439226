import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconHelpCircle } from '#web/icons/IconHelpCircle.ts';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import styles from './notes.module.css';
import { certaintyWords, noteLabel } from './notes.ts';

const icons = { sure: IconCheck, guessed: IconHelpCircle, unclear: IconAlertTriangle } as const;

/** What the cells of a row were understood as, each with how sure that is. */
export function Notes({ row, batch }: { row: ImportRow; batch: ImportBatch }) {
  if (row.notes.length === 0) return null;
  return (
    <ul className={styles.list}>
      {row.notes.map((note) => {
        const { certainty, message, column } = note;
        const Icon = icons[certainty];
        const label = noteLabel(note, batch);
        const word = certaintyWords[certainty];
        return (
          <li key={`${column} ${message}`} data-certainty={certainty}>
            <Icon size="1rem" aria-hidden="true" />
            <span>
              {label === '' ? '' : <span className={styles.label}>{label}: </span>}
              {message}
              {word === '' ? '' : <em> – {word}</em>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
