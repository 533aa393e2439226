import { IconLayoutSidebarLeftCollapse } from '#web/icons/IconLayoutSidebarLeftCollapse.ts';
import { IconLayoutSidebarLeftExpand } from '#web/icons/IconLayoutSidebarLeftExpand.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { setCollapsed, useCollapsed } from './collapsed.ts';
import { ModuleList } from './ModuleList.tsx';
import styles from './sidebar.module.css';

/** The sidebar of a desktop, which collapses to icons. */
export function Sidebar() {
  const isCollapsed = useCollapsed();
  const Sign = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <aside
      className={styles.sidebar}
      data-collapsed={isCollapsed || undefined}
      aria-label="Postranní panel"
    >
      <InnerLink href={paths.Home} className={styles.logo} aria-label="Kastelán, přehled">
        <Logo compact={isCollapsed} />
      </InnerLink>
      <div className={styles.scroll}>
        <ModuleList isCollapsed={isCollapsed} onExpand={() => setCollapsed(false)} />
      </div>
      <button
        type="button"
        className={styles.collapse}
        aria-label={isCollapsed ? 'Rozbalit panel' : 'Sbalit panel'}
        onClick={() => setCollapsed(!isCollapsed)}
      >
        <Sign size="1.25rem" stroke={1.6} aria-hidden="true" />
        {isCollapsed ? null : <span>Sbalit panel</span>}
      </button>
    </aside>
  );
}
