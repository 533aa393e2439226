import { Button } from '@mantine/core';
import { IconMenu2 } from '#web/icons/IconMenu2.ts';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { signInAddress } from '#web/lib/route-match.ts';
import { useSession } from '#web/session/session.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { HelpButton } from './HelpButton.tsx';
import { MailButton } from './MailButton.tsx';
import { MaintenanceSign } from './MaintenanceSign.tsx';
import { SearchButton } from './SearchButton.tsx';
import { TaskSign } from './TaskSign.tsx';
import styles from './topbar.module.css';
import { UserButton } from './UserButton.tsx';
import { late } from '#web/ui/late.tsx';

const PhoneSidebar = late(() => import('../sidebar/PhoneSidebar.tsx'), 'PhoneSidebar');

/** The bar above the screens: where the person is, what is new, who he is. */
export function TopBar() {
  const session = useSession();
  const hasMessages = useIsOpenAddress(paths.Messages);
  return (
    <header className={styles.bar}>
      <Burger />
      <Breadcrumb />
      <div className={styles.tools}>
        <MaintenanceSign />
        {session === null ? (
          <SignInLink />
        ) : (
          <>
            <SearchButton />
            <TaskSign />
            {hasMessages ? <MailButton /> : null}
            <HelpButton />
            <UserButton user={session.user} />
          </>
        )}
      </div>
    </header>
  );
}

function SignInLink() {
  const href = useLocation({ select: (location) => location.href });
  return (
    <Button component={InnerLink} href={signInAddress(href)} size="compact-md">
      Přihlásit se
    </Button>
  );
}

function Burger() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // The drawer belongs to the screen it was opened on; with another one it is gone.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpenedAt(pathname);
    setWasOpened(true);
  };
  return (
    <div className={styles.burger}>
      <IconButton label="Moduly" onClick={open} aria-haspopup="dialog">
        <IconMenu2 size="1.375rem" aria-hidden="true" />
      </IconButton>
      {wasOpened ? (
        <Suspense fallback={null}>
          <PhoneSidebar isOpen={openedAt === pathname} onClose={() => setOpenedAt(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
