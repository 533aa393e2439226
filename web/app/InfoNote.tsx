import { clearInfo, useSessionInfo } from '#web/session/info.ts';
import styles from './Shell.module.css';

/** Says on a public page what the ended session left to say; the sign-in page says it by itself. */
export function InfoNote() {
  const info = useSessionInfo();
  return (
    <div role="status">
      {info === '' ? null : (
        <p className={styles.info}>
          {info}{' '}
          <button type="button" className={styles.dismiss} onClick={clearInfo}>
            Zavřít
          </button>
        </p>
      )}
    </div>
  );
}
