import { Outlet } from '@tanstack/react-router';
import { useSessionRefresh } from '#web/session/session.queries.ts';
import { ImportHost } from './ImportHost.tsx';
import { InfoNote } from './InfoNote.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopBar } from './topbar/TopBar.tsx';

/** The frame of the portal: sidebar, top bar and the main panel (specification, section 2, App shell). */
export function Shell() {
  useSessionRefresh();
  return (
    <div className={styles.shell}>
      <a href="#obsah" className={styles.skip}>
        Přejít na obsah
      </a>
      <Sidebar />
      <div className={styles.column}>
        <TopBar />
        <div className={styles.panel}>
          {/* System messages stand here, above the content. */}
          <div data-place="system-messages" />
          <InfoNote />
          <main id="obsah" tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
        </div>
      </div>
      <ImportHost />
    </div>
  );
}
