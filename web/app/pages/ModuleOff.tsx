import { Button } from '@mantine/core';
import { errors } from '#contract/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { routeFacts } from '#web/lib/route-facts.ts';
import { routeOf } from '#web/lib/route-match.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { TechnicalCode } from '#web/notices/ErrorLine.tsx';
import { useSession } from '#web/session/session.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import styles from './pages.module.css';

/** Stands in the place of a screen whose module is switched off, or which the client's licence does not give. */
export function ModuleOff({ pathname }: { pathname: string }) {
  const name = routeOf(pathname);
  const showsLicence = useIsOpenAddress(paths.ClientLicense);
  const isSignedIn = useSession() !== null;
  return (
    <Page title={name === undefined ? 'Modul není zapnutý' : routeFacts[name].title}>
      <p className={styles.text} role="status">
        Tento modul není zapnutý, nebo ho vaše licence neobsahuje. Údaje, které jste v něm uložili,
        zůstávají zachovány. O zapnutí požádejte provozovatele portálu.
      </p>
      <div className={styles.actions}>
        <Button component={InnerLink} href={paths.Home}>
          Na úvodní stránku
        </Button>
        {isSignedIn && showsLicence ? (
          <Button variant="default" component={InnerLink} href={paths.ClientLicense}>
            Co obsahuje licence
          </Button>
        ) : null}
      </div>
      <TechnicalCode code={String(errors['module-off'].errorCode)} />
    </Page>
  );
}
