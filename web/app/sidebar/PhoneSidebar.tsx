import { Drawer } from '@mantine/core';
import { APP_VERSION } from '#contract/version.ts';
import { apiAddress } from '#web/lib/settings.ts';
import { useSession } from '#web/session/session.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { ModuleList } from './ModuleList.tsx';
import styles from './sidebar.module.css';

/** The sidebar of a phone: it slides over the screen. */
export function PhoneSidebar({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isSignedIn = useSession() !== null;
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size="19rem"
      title={<Logo />}
      classNames={{ body: styles.drawer ?? '' }}
    >
      <ModuleList isCollapsed={false} onExpand={onClose} />
      <p className={styles.foot}>
        {isSignedIn ? `${new URL(apiAddress).host} · ${APP_VERSION}` : APP_VERSION}
      </p>
    </Drawer>
  );
}
