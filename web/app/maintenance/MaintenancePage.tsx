import { Button } from '@mantine/core';
import { IconTools } from '#web/icons/IconTools.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { ADMIN_MARK, maintenance, NO_TEXT } from './maintenance.ts';
import styles from './MaintenancePage.module.css';

/** Shown to everybody but system admins while maintenance is on (specification, section 2, App shell). */
export function MaintenancePage() {
  const { text, until } = maintenance.use();
  return (
    <main className={styles.page} id="obsah">
      <Logo size={32} />
      <IconTools size="3rem" stroke={1.25} className={styles.icon} aria-hidden="true" />
      <h1 className={styles.title}>Údržba systému</h1>
      <p className={styles.text}>{text === '' ? NO_TEXT : text}</p>
      {until === '' ? null : (
        <p className={styles.text}>Předpokládaný konec: {formatDateTime(until)}</p>
      )}
      <Button onClick={() => location.reload()}>Načíst znovu</Button>
      <a className={styles.admin} href={`${paths.Login}?${ADMIN_MARK}=1`}>
        Přihlášení správce systému
      </a>
    </main>
  );
}
