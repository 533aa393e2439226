import { ApiError } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query.ts';
import { currentSession, onSessionChange, signOut } from '#web/session/session.ts';
import { checkMaintenance, maintenance } from './maintenance.ts';

function signOutForMaintenance(): void {
  const session = currentSession();
  if (session === null || session.user.is_sys_admin || !maintenance.get().isOn) return;
  // Every tab sees the flag by itself; nobody has asked to leave, so drafts stay.
  void signOut({ tellOthers: false, keepDrafts: true });
}

function checkWhenRefused(error: unknown): void {
  if (error instanceof ApiError && error.code === 'maintenance') void checkMaintenance();
}

/** Signs the user out when maintenance turns on (specification, section 4). */
export function watchMaintenance(): () => void {
  signOutForMaintenance();
  const stops = [
    maintenance.subscribe(signOutForMaintenance),
    onSessionChange(signOutForMaintenance),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error')
        checkWhenRefused(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error')
        checkWhenRefused(event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
