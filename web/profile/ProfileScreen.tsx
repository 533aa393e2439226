import { Skeleton } from '@mantine/core';
import { Page } from '#web/ui/Page.tsx';
import { AccountExport } from './AccountExport.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondStepPanel } from './SecondStepPanel.tsx';
import { useProfile } from './profile.queries.ts';

/** The signed-in user's own profile: name and password (route /client/user/profile). */
export function ProfileScreen() {
  const { data: profile } = useProfile();
  if (profile === undefined) {
    return (
      <Page title="Můj profil">
        <Skeleton height={220} />
        <Skeleton height={320} />
      </Page>
    );
  }
  return (
    <Page title="Můj profil" note={`Přihlašovací jméno: ${profile.user_identity}`}>
      <NameForm profile={profile} />
      <PasswordForm profile={profile} />
      <SecondStepPanel userIdentity={profile.user_identity} />
      <AccountExport />
    </Page>
  );
}
