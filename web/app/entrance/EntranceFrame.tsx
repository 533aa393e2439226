import type { ReactNode } from 'react';
import { APP_VERSION } from '#contract/version.ts';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/Logo.tsx';
import styles from './EntranceFrame.module.css';

interface EntranceFrameProps {
  readonly children: ReactNode;
  /** What the portal tells of itself, beside the content. */
  readonly beside?: ReactNode | undefined;
}

/** What stands around the sign-in, the registration and the work with passwords. */
export function EntranceFrame({ children, beside }: EntranceFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <a href={paths.Login} className={styles.home} aria-label="Kastelán, přihlášení">
          <Logo size={36} />
        </a>
        <p className={styles.claim}>Portál pro správce nemovitostí a bytových domů</p>
      </header>
      <main id="obsah" className={beside === undefined ? styles.main : styles.pair} tabIndex={-1}>
        {beside === undefined ? (
          children
        ) : (
          <>
            <div className={styles.card}>{children}</div>
            {beside}
          </>
        )}
      </main>
      <footer className={styles.foot}>
        <a href={paths.TermConditions}>Obchodní podmínky</a>
        <a href={paths.PersonalProtection}>Ochrana osobních údajů</a>
        <a href={paths.AdminSitemap}>Mapa portálu</a>
        <a href={paths.About}>O aplikaci</a>
        <span>verze {APP_VERSION}</span>
      </footer>
    </div>
  );
}
