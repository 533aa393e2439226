import { useState } from 'react';
import { previewOf } from './message-form.ts';
import type { MessageValues } from './message-form.ts';
import { SystemMessageText } from './SystemMessagePanel.tsx';
import styles from './system-messages.module.css';

/** The message as its readers will see it; without its buttons, which would do nothing here. */
export function Preview({
  values,
  updated,
}: {
  values: MessageValues;
  updated?: string | undefined;
}) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <figure className={styles.preview} aria-label="Náhled hlášení">
      <figcaption>Náhled</figcaption>
      <div className={styles.panel} data-red={values.red_alert || undefined}>
        <SystemMessageText message={previewOf(values, updated ?? now)} isPreview />
      </div>
    </figure>
  );
}
