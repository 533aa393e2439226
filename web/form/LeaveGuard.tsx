import { useBlocker, useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { confirm } from '#web/notices/confirm.ts';
import { leaveWarnings } from './leave.ts';

interface LeaveGuardProps {
  isDirty: boolean;
  /** Names of search parameters whose change leaves the form too; a dialog is left by that of any. */
  place?: readonly string[] | 'any';
}

/** Asks before a form with changes is left: another screen, another tab, the end of the page. */
export function LeaveGuard({ isDirty, place = [] }: LeaveGuardProps) {
  const router: AnyRouter | null = useRouter({ warn: false });
  return isDirty && router !== null ? <Guard place={place} /> : null;
}

type Search = Readonly<Record<string, unknown>>;

function Guard({ place }: Pick<Required<LeaveGuardProps>, 'place'>) {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const before: Search = current.search;
      const after: Search = next.search;
      const names = place === 'any' ? Object.keys({ ...before, ...after }) : place;
      // Another tab or filter of the same screen leaves the form where it is, unless it says otherwise.
      const stays =
        current.pathname === next.pathname && names.every((name) => before[name] === after[name]);
      if (!leaveWarnings.get() || stays) return false;
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
