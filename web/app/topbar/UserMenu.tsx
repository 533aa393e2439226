import { Menu } from '@mantine/core';
import { IconBug } from '#web/icons/IconBug.ts';
import { IconFileText } from '#web/icons/IconFileText.ts';
import { IconInfoCircle } from '#web/icons/IconInfoCircle.ts';
import { IconLicense } from '#web/icons/IconLicense.ts';
import { IconLogout } from '#web/icons/IconLogout.ts';
import { IconServer } from '#web/icons/IconServer.ts';
import { IconSettings } from '#web/icons/IconSettings.ts';
import { IconShieldLock } from '#web/icons/IconShieldLock.ts';
import { IconUserCog } from '#web/icons/IconUserCog.ts';
import type { Icon } from '#web/icons/drawn.tsx';
import { Suspense, useRef, useState } from 'react';
import type { UserState } from '#contract/session.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LateMenu } from '#web/ui/LateMenu.tsx';
import { Initials } from './Initials.tsx';
import { leave } from './leave.ts';
import styles from './topbar.module.css';
import { late } from '#web/ui/late.tsx';

const InfoModal = late(() => import('./InfoModal.tsx'), 'InfoModal');

interface Entry {
  readonly text: string;
  readonly href: string;
  readonly sign: Icon;
}

const entries: readonly Entry[] = [
  { text: 'Můj profil', href: paths.ClientProfile, sign: IconUserCog },
  { text: 'Nastavení aplikace', href: paths.ClientSettings, sign: IconSettings },
  { text: 'Informace o licenci', href: paths.ClientLicense, sign: IconLicense },
  { text: 'Ochrana osobních údajů', href: paths.PersonalProtection, sign: IconShieldLock },
  { text: 'Obchodní podmínky', href: paths.TermConditions, sign: IconFileText },
  { text: 'O aplikaci', href: paths.About, sign: IconInfoCircle },
];

const logs: Entry = { text: 'Logy', href: paths.AdminErrors, sign: IconBug };

/** The menu under the user's initials (specification, section 2, App shell); it comes open. */
export function UserMenu({ user }: { user: UserState }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isInfoOpen, setInfoOpen] = useState(false);
  const openInfo = () => {
    button.current?.focus();
    setInfoOpen(true);
  };
  return (
    <>
      <LateMenu width={260} button={button} target={<Initials user={user} ref={button} />}>
        <Menu.Label>
          <span className={styles.userName}>{`${user.first_name} ${user.last_name}`.trim()}</span>
          <span className={styles.userIdentity}>{user.user_identity}</span>
        </Menu.Label>
        <Menu.Divider />
        {entries.map((entry) => (
          <EntryLink key={entry.href} entry={entry} />
        ))}
        {user.is_sys_admin ? <AdminEntries onInfo={openInfo} /> : null}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size="1.125rem" stroke={1.6} aria-hidden="true" />}
          onClick={() => void leave()}
        >
          Odhlásit se
        </Menu.Item>
      </LateMenu>
      {user.is_sys_admin ? (
        <Suspense fallback={null}>
          <InfoModal isOpen={isInfoOpen} onClose={() => setInfoOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function AdminEntries({ onInfo }: { onInfo: () => void }) {
  return (
    <>
      <Menu.Divider />
      <EntryLink entry={logs} />
      <Menu.Item
        leftSection={<IconServer size="1.125rem" stroke={1.6} aria-hidden="true" />}
        onClick={onInfo}
      >
        Info
      </Menu.Item>
    </>
  );
}

function EntryLink({ entry: { text, href, sign: Sign } }: { entry: Entry }) {
  if (!useIsOpenAddress(href)) return null;
  return (
    <Menu.Item
      component={InnerLink}
      href={href}
      leftSection={<Sign size="1.125rem" stroke={1.6} aria-hidden="true" />}
    >
      {text}
    </Menu.Item>
  );
}
