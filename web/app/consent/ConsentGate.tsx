import { useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { getProfile } from '#contract/profile.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { accessOf } from '#web/lib/route-match.ts';
import { useSession } from '#web/session/session.ts';
import { late } from '#web/ui/late.tsx';

const ConsentScreen = late(() => import('./ConsentScreen.tsx'), 'ConsentScreen');

/**
 * Whether the portal asks for consent instead of letting in: decided by the sign-in and by the first
 * profile that the page reads, so that nobody is taken away from his work.
 */
function useAsks(): boolean {
  const session = useSession();
  const waits =
    session !== null &&
    session.viewer === undefined &&
    (session.user.pending_consents ?? []).some((one) => one !== 'client-terms');
  const [asks, setAsks] = useState(false);
  const isEntering = (queryClient.getQueryState(keyOf(getProfile))?.dataUpdateCount ?? 0) <= 1;
  const next = waits && (asks || isEntering);
  if (next !== asks) setAsks(next);
  return next;
}

/** Lets nobody further whose consent to a text in force waits; what anybody may read stays open. */
export function ConsentGate({ children }: { children: ReactNode }) {
  const asks = useAsks();
  const isPublic = useRouterState({
    select: ({ location }) => accessOf(location.pathname) === 'public',
  });
  if (!asks || isPublic) return children;
  return (
    <Suspense fallback={null}>
      <ConsentScreen />
    </Suspense>
  );
}
