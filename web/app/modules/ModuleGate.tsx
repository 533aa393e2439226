import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { ModuleOff } from '../pages/ModuleOff.tsx';

/** Lets a screen be seen while its module is open; one that is closed meanwhile goes at once. */
export function ModuleGate({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return useIsOpenAddress(pathname) ? children : <ModuleOff pathname={pathname} />;
}
