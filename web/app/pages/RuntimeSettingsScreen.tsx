import { useSession } from '#web/session/session.ts';
import { OwnSettings } from '#web/settings/OwnSettings.tsx';
import { RuntimeSettings } from '#web/settings/RuntimeSettings.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Settings of the portal for a system admin; everybody else finds his own here. */
export function RuntimeSettingsScreen() {
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  return (
    <Page title="Nastavení aplikace">
      {isAdmin ? <RuntimeSettings /> : null}
      <OwnSettings />
    </Page>
  );
}
