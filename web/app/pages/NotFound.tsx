import { Button } from '@mantine/core';
import type { NotFoundRouteProps } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import { TechnicalCode } from '#web/notices/ErrorLine.tsx';
import { faultOf } from '#web/notices/fault.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import styles from './pages.module.css';

/** For an address, or a record, that does not exist. */
export function NotFound({ error }: Partial<NotFoundRouteProps> & { error?: unknown }) {
  return (
    <Page title="Stránka nenalezena">
      <p className={styles.text}>
        Hledaná stránka nebo záznam neexistuje, případně k němu nemáte přístup. Zkontrolujte adresu,
        nebo se vraťte zpět.
      </p>
      <div className={styles.actions}>
        <Button component={InnerLink} href={paths.Home}>
          Na úvodní stránku
        </Button>
        <Button variant="default" onClick={() => history.back()}>
          Zpět
        </Button>
      </div>
      <TechnicalCode code={faultOf(error).code} />
    </Page>
  );
}
