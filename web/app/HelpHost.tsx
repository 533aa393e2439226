import { Suspense } from 'react';
import { helpPanel } from '#web/help/help-panel-state.ts';
import { useSession } from '#web/session/session.ts';
import { late } from '#web/ui/late.tsx';

const HelpPanel = late(() => import('#web/help/HelpPanel.tsx'), 'HelpPanel');

/** The help beside the screens, once it is asked for. */
export function HelpHost() {
  const isOpen = helpPanel.use();
  const session = useSession();
  if (!isOpen || session === null) return null;
  return (
    <Suspense fallback={null}>
      <HelpPanel isSystemAdmin={session.user.is_sys_admin} onClose={() => helpPanel.set(false)} />
    </Suspense>
  );
}
