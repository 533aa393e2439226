import type { ImportBatch } from '#contract/imports.ts';
import { formatNumber } from '#web/lib/czech.ts';
import styles from './imports.module.css';
import { totalsTexts } from './notes.ts';

/** What the sheet brings by kinds of records; nothing for a file of one kind. */
export function Totals({ batch }: { batch: ImportBatch }) {
  const texts = totalsTexts(batch);
  if (texts.length === 0) return null;
  return (
    <ul className={styles.totals} aria-label="Co soubor přinese">
      {texts.map(({ name, made, changed }) => (
        <li key={name}>
          <strong>{made}</strong>
          {changed === 0 ? '' : ` a ${formatNumber(changed, 0)} ke změně`}
        </li>
      ))}
    </ul>
  );
}
