import { useManagesClient } from '#web/session/rights.ts';
import { OwnSettings } from '#web/settings/OwnSettings.tsx';
import { Users } from '#web/users/Users.tsx';
import { Page } from '#web/ui/Page.tsx';

/** Own looks, and the client's users for its admin (route /client/user/settings). */
export function ClientSettingsScreen() {
  const manages = useManagesClient();
  return (
    <Page title={manages ? 'Vzhled a uživatelé' : 'Vzhled'}>
      <OwnSettings />
      {manages ? <Users /> : null}
    </Page>
  );
}
