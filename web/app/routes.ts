import { createRootRoute, createRoute } from '@tanstack/react-router';
import { entranceRoutes } from '#web/lib/entrance-routes.ts';
import { routeTable } from '#web/lib/paths.ts';
import type { RouteName } from '#web/lib/paths.ts';
import { RoutedEntrance } from './entrance/RoutedEntrance.tsx';
import { guard, guardHome, skipWhenSignedIn } from './guard.ts';
import { NotFound } from './pages/NotFound.tsx';
import { Root } from './Root.tsx';
import { screens } from './screens.ts';
import { Shell } from './Shell.tsx';

const root = createRootRoute({ component: Root });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });
const entrance = createRoute({
  getParentRoute: () => root,
  id: 'entrance',
  component: RoutedEntrance,
});

function isEntrance(name: RouteName): boolean {
  return entranceRoutes.includes(name);
}

/** Routes with a guard of their own. */
const guards: Partial<Record<RouteName, typeof guardHome | typeof skipWhenSignedIn>> = {
  Home: guardHome,
  Login: skipWhenSignedIn,
};

function routeFor(name: RouteName) {
  const { path, access } = routeTable[name];
  return createRoute({
    getParentRoute: () => (isEntrance(name) ? entrance : shell),
    path,
    beforeLoad: guards[name] ?? guard(access),
    component: screens[name],
  });
}

const names = Object.keys(routeTable) as RouteName[];
const unknown = createRoute({ getParentRoute: () => shell, path: '$', component: NotFound });

/** All routes: the table of the specification in the shell or the entrance, and the catch-all. */
export const routeTree = root.addChildren([
  shell.addChildren([...names.filter((name) => !isEntrance(name)).map(routeFor), unknown]),
  entrance.addChildren(names.filter(isEntrance).map(routeFor)),
]);
