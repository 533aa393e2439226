import { useBlocker, useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { confirm } from '#web/notices/confirm.ts';
import { leaveWarnings } from './leave.ts';

/** Asks before a form with changes is left: another screen, another tab, the end of the page. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const router: AnyRouter | null = useRouter({ warn: false });
  return isDirty && router !== null ? <Guard /> : null;
}

function Guard() {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Only the search of the address changes: a tab or a filter of the same screen.
      if (!leaveWarnings.get() || current.pathname === next.pathname) return false;
      return !(await mayLeave());
    },
    enableBeforeUnload: () => leaveWarnings.get(),
  });
  return null;
}

function mayLeave(): Promise<boolean> {
  return confirm({
    title: 'Odejít bez uložení?',
    message:
      'Formulář má neuložené změny. Rozepsaný text se zachová, dokud nezavřete tuto kartu prohlížeče.',
    confirmLabel: 'Odejít bez uložení',
    cancelLabel: 'Zůstat',
  });
}
