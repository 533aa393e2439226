import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import { safeReturn } from '#web/lib/route-match.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { LatePortalState } from './LatePortalState.tsx';
import styles from './pages.module.css';

/** The network-error page by its own address, where a person without the right to a screen ends too. */
export function NetworkErrorScreen() {
  const { from } = useSearch({ strict: false }) as { from?: string };
  return (
    <Page title="Chyba spojení">
      <p className={styles.text}>
        Požadovanou stránku se nepodařilo načíst. Server neodpověděl správně, nebo ke stránce nemáte
        přístup.
      </p>
      <div className={styles.actions}>
        <Button component={InnerLink} href={safeReturn(from)}>
          Zkusit znovu
        </Button>
        <Button variant="default" component={InnerLink} href={paths.Home}>
          Na úvodní stránku
        </Button>
      </div>
      <LatePortalState />
    </Page>
  );
}
