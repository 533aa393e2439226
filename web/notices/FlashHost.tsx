import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import styles from './FlashHost.module.css';
import { flashes } from './flash.ts';

/** Where flash messages appear; stands once in the shell. */
export function FlashHost() {
  const { flashMessage, flashError } = flashes.use();
  // Readers announce only what changes in a region that already stands, so both are always drawn.
  return (
    <div className={styles.host}>
      <div role="status" aria-live="polite">
        {flashMessage === '' ? null : (
          <p className={styles.message}>
            <IconCircleCheck size="1.25rem" aria-hidden="true" />
            {flashMessage}
          </p>
        )}
      </div>
      <div role="alert" aria-live="assertive">
        {flashError === '' ? null : (
          <p className={styles.error}>
            <IconAlertCircle size="1.25rem" aria-hidden="true" />
            {flashError}
          </p>
        )}
      </div>
    </div>
  );
}
