import { Button } from '@mantine/core';
import { IconEye } from '#web/icons/IconEye.ts';
import { useState } from 'react';
import type { Session } from './session.ts';
import styles from './ViewBanner.module.css';
import { endViewing } from './viewing.ts';

/** Says all the time that this is somebody else's portal, and leads back. */
export function ViewBanner({ session: { user, client } }: { session: Session }) {
  const [isEnding, setEnding] = useState(false);
  const name = `${user.first_name} ${user.last_name}`.trim() || user.user_identity;
  const end = () => {
    setEnding(true);
    void endViewing();
  };
  return (
    <section className={styles.banner} aria-label="Prohlížení jako jiný uživatel">
      <IconEye size="1.25rem" aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>
        Prohlížíte jako <strong>{name}</strong>, {client.name} – jen pro čtení
      </p>
      <Button flex="none" variant="default" size="compact-md" loading={isEnding} onClick={end}>
        Ukončit
      </Button>
    </section>
  );
}
