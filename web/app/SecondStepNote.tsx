import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './Shell.module.css';

/** Tells a system admin that the administration of the portal waits for the second step of his sign-in. */
export function SecondStepNote() {
  return (
    <p className={styles.info}>
      Správa portálu vyžaduje druhý krok přihlášení. Dokud ho nezapnete v{' '}
      <InnerLink href={paths.ClientProfile}>Mém profilu</InnerLink>, zůstane vám zavřená.
    </p>
  );
}
