import { lazy, Suspense, useState } from 'react';
import type { UserState } from '#contract/session.ts';
import { Initials } from './Initials.tsx';

const load = () => import('./UserMenu.tsx');
const UserMenu = lazy(async () => ({ default: (await load()).UserMenu }));

/** The user's initials; the menu under them is fetched when it is first wanted. */
export function UserButton({ user }: { user: UserState }) {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void load();
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
      <UserMenu user={user} />
    </Suspense>
  );
}
