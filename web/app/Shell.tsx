import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '#web/session/session.ts';
import { useSessionRefresh } from '#web/session/session.queries.ts';
import { CommandHost } from './commands/CommandHost.tsx';
import { HelpHost } from './HelpHost.tsx';
import { ImportHost } from './ImportHost.tsx';
import { InfoNote } from './InfoNote.tsx';
import styles from './Shell.module.css';
import { ModuleGate } from './modules/ModuleGate.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { SystemMessages } from './SystemMessages.tsx';
import { TopBar } from './topbar/TopBar.tsx';
import { late } from '#web/ui/late.tsx';

const ViewBanner = late(() => import('#web/session/ViewBanner.tsx'), 'ViewBanner');

const TermsNote = late(() => import('./consent/TermsNote.tsx'), 'TermsNote');

const SecondStepNote = late(() => import('./SecondStepNote.tsx'), 'SecondStepNote');

const OperatorNote = late(() => import('./consent/OperatorNote.tsx'), 'OperatorNote');

/** The frame of the portal: sidebar, top bar and the main panel (specification, section 2, App shell). */
export function Shell() {
  useSessionRefresh();
  const session = useSession();
  return (
    <div className={styles.shell}>
      <a href="#obsah" className={styles.skip}>
        Přejít na obsah
      </a>
      <Sidebar />
      <div className={styles.column}>
        <TopBar />
        <div className={styles.panel}>
          <div data-place="system-messages">
            <SystemMessages />
          </div>
          <InfoNote />
          {session?.user.pending_consents?.includes('client-terms') === true ? (
            <Suspense fallback={null}>
              <TermsNote />
            </Suspense>
          ) : null}
          {session?.user.second_step_missing === true ? (
            <Suspense fallback={null}>
              <SecondStepNote />
            </Suspense>
          ) : null}
          {session?.user.is_sys_admin === true && session.viewer === undefined ? (
            <Suspense fallback={null}>
              <OperatorNote />
            </Suspense>
          ) : null}
          <main id="obsah" tabIndex={-1} className={styles.main}>
            <ModuleGate>
              <Outlet />
            </ModuleGate>
          </main>
        </div>
        {session?.viewer === undefined ? null : (
          <Suspense fallback={null}>
            <ViewBanner session={session} />
          </Suspense>
        )}
      </div>
      <HelpHost />
      <ImportHost />
      <CommandHost />
    </div>
  );
}
