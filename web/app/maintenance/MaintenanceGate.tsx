import type { ReactNode } from 'react';
import { identity } from '#web/lib/identity.ts';
import { routeOf } from '#web/lib/route-match.ts';
import { ADMIN_MARK, maintenance } from './maintenance.ts';
import { MaintenancePage } from './MaintenancePage.tsx';

function wantsAdminEntry(): boolean {
  return (
    routeOf(location.pathname) === 'Login' && new URLSearchParams(location.search).has(ADMIN_MARK)
  );
}

/** Lets nobody but a system admin further while maintenance is on. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { isOn } = maintenance.use();
  const isSysAdmin = identity.use((who) => who?.is_sys_admin ?? false);
  return isOn && !isSysAdmin && !wantsAdminEntry() ? <MaintenancePage /> : children;
}
