import { SourceStates } from '#web/rates/SourceStates.tsx';
import { useSession } from '#web/session/session.ts';
import { BackupPanel } from '#web/settings/BackupPanel.tsx';
import { OwnSettings } from '#web/settings/OwnSettings.tsx';
import { RuntimeSettings } from '#web/settings/RuntimeSettings.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useStartScreens } from '../modules/start-screens.ts';

/** Settings of the portal for a system admin; everybody else finds his own here. */
export function RuntimeSettingsScreen() {
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  return (
    <Page title="Nastavení aplikace">
      {isAdmin ? <RuntimeSettings /> : null}
      {isAdmin ? <BackupPanel /> : null}
      {isAdmin ? <SourceStates /> : null}
      <OwnSettings screens={useStartScreens()} />
    </Page>
  );
}
