import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from '../Shell.module.css';

/** Tells a user that the terms wait for the admin of his client; he goes on working. */
export function TermsNote() {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <p className={styles.info}>
      <InnerLink href={paths.TermConditions}>Obchodní podmínky</InnerLink> mají nové znění. Souhlas
      za vaši organizaci dá její správce; do té doby platí dosavadní.{' '}
      <button type="button" className={styles.dismiss} onClick={() => setShown(false)}>
        Zavřít
      </button>
    </p>
  );
}
