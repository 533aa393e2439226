import { hashKey } from '@tanstack/react-query';
import { getRuntimeSettings } from '#contract/settings.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { keyOf, queryClient, queryFor } from '#web/lib/query.ts';
import { currentSession, isPortalAdmin, onSessionChange, signOut } from '#web/session/session.ts';
import { checkMaintenance, maintenance } from './maintenance.ts';

const runtimeSettings = hashKey(keyOf(getRuntimeSettings));

function signOutForMaintenance(): void {
  const session = currentSession();
  if (session === null || isPortalAdmin(session.user) || !maintenance.get().isOn) return;
  // Every tab sees the flag by itself; nobody has asked to leave, so drafts stay.
  void signOut({ tellOthers: false, keepDrafts: true });
}

function checkWhenRefused(error: unknown): void {
  if (error instanceof ApiError && error.code === 'maintenance') void checkMaintenance();
}

/** The settings tell of the flag sooner than the next poll does, above all to who has just switched it. */
function checkWhenSwitched(): void {
  const settings = queryClient.getQueryData(queryFor(getRuntimeSettings).queryKey);
  if (settings !== undefined && settings.maintenance_mode !== maintenance.get().isOn)
    void checkMaintenance();
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
      if (
        event.type === 'updated' &&
        event.action.type === 'success' &&
        event.query.queryHash === runtimeSettings
      )
        checkWhenSwitched();
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
