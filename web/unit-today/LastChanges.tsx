import type { ColleagueChange } from '#contract/unit-today.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { changeAddress, changeText } from './today-words.ts';
import styles from './unit-today.module.css';

interface LastChangesProps {
  readonly changes: readonly ColleagueChange[];
  readonly unit_id: number;
}

/** What others have changed in the unit, the newest first; each line leads to the record. */
export function LastChanges({ changes, unit_id }: LastChangesProps) {
  return (
    <ul className={styles.lines}>
      {changes.map((change) => (
        <li key={`${change.record_type} ${change.record_id}`}>
          <InnerLink className={styles.line} href={changeAddress(change, unit_id)}>
            <span className={styles.words}>
              <span className={styles.name}>{change.name}</span>
              <span className={styles.place}>{`${change.user_name}: ${changeText(change)}`}</span>
            </span>
            <time className={styles.state} dateTime={change.at}>
              {formatDateTime(change.at)}
            </time>
          </InnerLink>
        </li>
      ))}
    </ul>
  );
}
