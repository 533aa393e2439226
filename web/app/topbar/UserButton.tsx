import { Suspense, useState } from 'react';
import type { UserState } from '#contract/session.ts';
import { Initials } from './Initials.tsx';
import { late } from '#web/ui/late.tsx';

const UserMenu = late(() => import('./UserMenu.tsx'), 'UserMenu');

/** The user's initials; the menu under them is fetched when it is first wanted. */
export function UserButton({ user }: { user: UserState }) {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void UserMenu.preload?.();
  const waiting = (
    <Initials
      user={user}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <UserMenu user={user} onLost={() => setWanted(false)} />
    </Suspense>
  );
}
