import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { routeTable } from '#web/lib/paths.ts';
import type { RouteName } from '#web/lib/paths.ts';
import { drawn } from '#tests/web/screen.tsx';

/** For tests: one screen at an address, drawn twice as React does in development, and an empty sign-in page. */
export function openedAt(address: string, name: RouteName, component: () => ReactNode) {
  const root = createRootRoute();
  const screen = createRoute({
    getParentRoute: () => root,
    path: routeTable[name].path,
    component,
  });
  const login = createRoute({
    getParentRoute: () => root,
    path: routeTable.Login.path,
    component: () => 'Přihlášení',
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([screen, login]), history });
  const { leave } = drawn(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { history, leave };
}
