import { usePlace, wordIn } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { Devices } from '#web/settings/Devices.tsx';
import { NotificationSettings } from '#web/settings/NotificationSettings.tsx';
import { OwnSettings } from '#web/settings/OwnSettings.tsx';
import { Remembered } from '#web/settings/Remembered.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Users } from '#web/users/Users.tsx';
import { useStartScreens } from '../modules/start-screens.ts';
import styles from './pages.module.css';

interface SettingsPlace {
  readonly tab?: string | undefined;
}

const readPlace = ({ tab }: Search): SettingsPlace => ({ tab: wordIn(tab) });

/** Own settings, and the client's users for its admin (route /client/user/settings). */
export function ClientSettingsScreen() {
  const manages = useManagesClient();
  const { place, go } = usePlace<SettingsPlace>({ read: readPlace });
  const tabs = [
    { key: 'looks', text: 'Vzhled a začátek', content: <Looks /> },
    { key: 'notifications', text: 'Upozornění', content: <NotificationSettings /> },
    { key: 'devices', text: 'Zařízení', content: <Devices /> },
    { key: 'users', text: 'Uživatelé', always_hide: !manages, content: <Users /> },
  ];
  return (
    <Page title="Moje nastavení">
      <Tabs
        label="Nastavení"
        tabs={tabs}
        value={place.tab}
        onChange={(key) => go({ tab: key === 'looks' ? undefined : key })}
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
