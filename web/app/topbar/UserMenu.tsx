import { Menu } from '@mantine/core';
import {
  IconBug, IconFileText, IconInfoCircle, IconLicense, IconLogout, IconServer, IconSettings, IconShieldLock,
  IconUserCog,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { UserState } from '#contract/session.ts';
import { paths } from '#web/lib/paths.ts';
import { signOut } from '#web/session/session.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './topbar.module.css';

const InfoModal = lazy(async () => ({ default: (await import('./InfoModal.tsx')).InfoModal }));

/** Initials of a user: J. Novák is JN; the first letter of the e-mail for one without a name. */
export function initialsOf({ first_name, last_name, user_identity }: UserState): string {
  const letters = [first_name, last_name].map((name) => Array.from(name.trim())[0] ?? '').join('');
  return (letters === '' ? user_identity.slice(0, 1) : letters).toLocaleUpperCase('cs');
}

interface Entry {
  readonly text: string;
  readonly href: string;
  readonly sign: Icon;
}

const entries: readonly Entry[] = [
  { text: 'Můj profil', href: paths.ClientProfile, sign: IconUserCog },
  { text: 'Nastavení aplikace', href: paths.AdminRuntimeSettings, sign: IconSettings },
  { text: 'Informace o licenci', href: paths.ClientLicense, sign: IconLicense },
  { text: 'Ochrana osobních údajů', href: paths.PersonalProtection, sign: IconShieldLock },
  { text: 'Obchodní podmínky', href: paths.TermConditions, sign: IconFileText },
  { text: 'O aplikaci', href: paths.About, sign: IconInfoCircle },
];

const logs: Entry = { text: 'Logy', href: paths.AdminErrors, sign: IconBug };

/** The menu under the user's initials (specification, section 2, App shell). */
export function UserMenu({ user }: { user: UserState }) {
  const [isInfoOpen, setInfoOpen] = useState(false);
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <>
      <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className={styles.initials} aria-label={`Uživatel ${name === '' ? user.user_identity : name}`}>
            {initialsOf(user)}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <span className={styles.userName}>{name}</span>
            <span className={styles.userIdentity}>{user.user_identity}</span>
          </Menu.Label>
          <Menu.Divider />
          {entries.map((entry) => (
            <EntryLink key={entry.href} entry={entry} />
          ))}
          {user.is_sys_admin ? <AdminEntries onInfo={() => setInfoOpen(true)} /> : null}
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size="1.125rem" stroke={1.6} aria-hidden="true" />} onClick={() => void signOut()}>
            Odhlásit se
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isInfoOpen ? (
        <Suspense fallback={null}>
          <InfoModal onClose={() => setInfoOpen(false)} />
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
      <Menu.Item leftSection={<IconServer size="1.125rem" stroke={1.6} aria-hidden="true" />} onClick={onInfo}>
        Info
      </Menu.Item>
    </>
  );
}

function EntryLink({ entry: { text, href, sign: Sign } }: { entry: Entry }) {
  return (
    <Menu.Item component={InnerLink} href={href} leftSection={<Sign size="1.125rem" stroke={1.6} aria-hidden="true" />}>
      {text}
    </Menu.Item>
  );
}
