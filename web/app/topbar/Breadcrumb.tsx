import { APP_VERSION } from '#contract/version.ts';
import type { Module } from '#contract/modules.ts';
import { modulePath } from '#web/lib/paths.ts';
import { apiAddress } from '#web/lib/settings.ts';
import { useIsCrewMember } from '#web/session/rights.ts';
import { useSession } from '#web/session/session.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { usePlace } from '../modules/place.ts';
import styles from './topbar.module.css';
import { UnitButton } from './UnitButton.tsx';

/** Active unit, module, submodule, API host and version (specification, section 2, App shell). */
export function Breadcrumb() {
  const isSignedIn = useSession() !== null;
  // Visits of a crew are of all units at once, so that its members work with none.
  const hasUnit = !useIsCrewMember() && isSignedIn;
  const { chain, title, isWithin } = usePlace();
  return (
    <nav aria-label="Kde jste" className={styles.breadcrumb}>
      <ol>
        {hasUnit ? (
          <li className={styles.unit}>
            <UnitButton />
          </li>
        ) : null}
        {chain.map((module, index) => (
          <li key={module.module_id} className={styles.step}>
            <Step module={module} isLast={!isWithin && index === chain.length - 1} />
          </li>
        ))}
        {(isWithin || chain.length === 0) && title !== '' ? (
          <li className={styles.step}>
            <span aria-current="page">{title}</span>
          </li>
        ) : null}
        {isSignedIn ? (
          <li className={styles.technical} data-first title="Adresa API">
            {new URL(apiAddress).host}
          </li>
        ) : null}
        <li
          className={styles.technical}
          data-first={!isSignedIn || undefined}
          title="Verze aplikace"
        >
          {APP_VERSION}
        </li>
      </ol>
    </nav>
  );
}

function Step({ module, isLast }: { module: Module; isLast: boolean }) {
  const path = modulePath(module.router_name);
  if (isLast) return <span aria-current="page">{module.title}</span>;
  return path === null ? module.title : <InnerLink href={path}>{module.title}</InnerLink>;
}
