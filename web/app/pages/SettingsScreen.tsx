import { usePlace, wordIn } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';
import { SourceStates } from '#web/rates/SourceStates.tsx';
import { useSession } from '#web/session/session.ts';
import { BackupPanel } from '#web/settings/BackupPanel.tsx';
import { Devices } from '#web/settings/Devices.tsx';
import { NotificationSettings } from '#web/settings/NotificationSettings.tsx';
import { OwnSettings } from '#web/settings/OwnSettings.tsx';
import { Remembered } from '#web/settings/Remembered.tsx';
import { RuntimeSettings } from '#web/settings/RuntimeSettings.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { KeySettings } from '../commands/KeySettings.tsx';
import { useStartScreens } from '../modules/start-screens.ts';
import styles from './pages.module.css';

interface SettingsPlace {
  readonly tab?: string | undefined;
}

const readPlace = ({ tab }: Search): SettingsPlace => ({ tab: wordIn(tab) });

/** Own settings of everybody (route /client/user/settings). */
export function SettingsScreen() {
  return <Settings first="looks" />;
}

/** The same page, open at the settings of the portal for a system admin (route /admin/runtime/settings). */
export function PortalSettingsScreen() {
  return <Settings first="portal" />;
}

/** The one page of settings; the tab that opens first is not written in the address. */
function Settings({ first }: { first: string }) {
  const isSysAdmin = useSession()?.user.is_sys_admin ?? false;
  const { place, go } = usePlace<SettingsPlace>({ read: readPlace });
  const tabs = [
    { key: 'looks', text: 'Vzhled a začátek', content: <Looks /> },
    { key: 'notifications', text: 'Upozornění', content: <NotificationSettings /> },
    { key: 'devices', text: 'Zařízení', content: <Devices /> },
    { key: 'keys', text: 'Klávesy', content: <KeySettings /> },
    { key: 'portal', text: 'Portál', always_hide: !isSysAdmin, content: <Portal /> },
  ];
  return (
    <Page title="Nastavení">
      <Tabs
        label="Nastavení"
        tabs={tabs}
        value={place.tab ?? first}
        onChange={(key) => go({ tab: key === first ? undefined : key })}
      />
    </Page>
  );
}

function Looks() {
  return (
    <div className={styles.parts}>
      <OwnSettings screens={useStartScreens()} />
      <Remembered />
    </div>
  );
}

function Portal() {
  return (
    <div className={styles.parts}>
      <RuntimeSettings />
      <BackupPanel />
      <SourceStates />
    </div>
  );
}
