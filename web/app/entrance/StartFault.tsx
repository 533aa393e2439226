import { Button } from '@mantine/core';
import { EntranceFrame } from './EntranceFrame.tsx';
import styles from './StartFault.module.css';

/** Shown when the portal's own files could not be fetched. */
export function StartFault() {
  return (
    <EntranceFrame>
      <div className={styles.fault} role="alert">
        <h1 className={styles.title}>Portál se nepodařilo načíst</h1>
        <p className={styles.text}>Zkontrolujte připojení k internetu a načtěte stránku znovu.</p>
        <Button onClick={() => location.reload()}>Načíst znovu</Button>
      </div>
    </EntranceFrame>
  );
}
