import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { identity } from '#web/lib/identity.ts';
import { routeOf } from '#web/lib/route-match.ts';
import { ADMIN_MARK, maintenance, NO_TEXT } from './maintenance.ts';

/** Stands for the page whose file did not come: what it says matters more than how it looks. */
function PlainPage() {
  const { text } = maintenance.use();
  return (
    <main id="obsah">
      <h1>Údržba systému</h1>
      <p>{text === '' ? NO_TEXT : text}</p>
    </main>
  );
}

// Few ever see it, and the sign-in stays light.
const MaintenancePage = lazy(async () => {
  try {
    return { default: (await import('./MaintenancePage.tsx')).MaintenancePage };
  } catch {
    return { default: PlainPage };
  }
});

function wantsAdminEntry(): boolean {
  return (
    routeOf(location.pathname) === 'Login' && new URLSearchParams(location.search).has(ADMIN_MARK)
  );
}

/** Lets nobody but a system admin further while maintenance is on. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { isOn } = maintenance.use();
  const isSysAdmin = identity.use((who) => who?.is_sys_admin ?? false);
  if (!isOn || isSysAdmin || wantsAdminEntry()) return children;
  return (
    <Suspense fallback={null}>
      <MaintenancePage />
    </Suspense>
  );
}
