import { createRouter } from '@tanstack/react-router';
import { mayPreload } from '#web/lib/preload.ts';
import { NotFound } from './pages/NotFound.tsx';
import { Pending } from './pages/Pending.tsx';
import { RouteFault } from './pages/RouteFault.tsx';
import { routeTree } from './routes.ts';

/** The router of the portal; a screen begins to load when its link is pointed at. */
export const router = createRouter({
  routeTree,
  defaultPreload: mayPreload() ? 'intent' : false,
  defaultPendingComponent: Pending,
  defaultPendingMs: 100,
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteFault,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});
