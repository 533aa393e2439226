import { Button } from '@mantine/core';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { LatePortalState } from './LatePortalState.tsx';
import styles from './pages.module.css';

/** The network-error page (specification, section 8): what happened, the event's number and another try. */
export function NetworkError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page title="Chyba spojení">
      <LoadError error={error} onRetry={onRetry} />
      <div className={styles.centre}>
        <LatePortalState />
      </div>
      <div>
        <Button variant="subtle" component={InnerLink} href={paths.Home}>
          Na úvodní stránku
        </Button>
      </div>
    </Page>
  );
}
