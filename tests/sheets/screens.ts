import { entranceRoutes } from '#web/lib/entrance-routes.ts';
import { pathTo, routeTable, type RouteName } from '#web/lib/paths.ts';

/** A screen to be drawn: its name in the sheet, its address, and who looks at it. */
export interface Place {
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** A dialog stands open over it, so nothing under it can be reached. */
  readonly isDialog?: boolean;
}

/** Who signs in for whom: one who only works in the houses, and one of a crew, beside those who manage. */
export const identities = {
  manager: 'spravce@example.cz',
  admin: 'admin@example.cz',
  accountant: 'ucetni@example.cz',
  crew: 'technik@example.cz',
} as const;

/** Somebody of the demo, or a stranger, who does not sign in. */
export type Viewer = keyof typeof identities | 'stranger';

const params: Partial<Record<RouteName, Record<string, string>>> = {
  Resend: { useridentity: 'nekdo@example.cz' },
  BlogDetail: { blog_id: '1' },
};

// What only a stranger sees: whoever is signed in is led past it.
const entrance: readonly RouteName[] = [...entranceRoutes, 'VueHome'];
const adminOnly: readonly RouteName[] = ['AdminRuntimeSettings'];

function viewerOf(name: RouteName): Viewer {
  if (entrance.includes(name)) return 'stranger';
  const isAdmin = routeTable[name].access === 'system-admin' || adminOnly.includes(name);
  return isAdmin ? 'admin' : 'manager';
}

// A record that needs its number is opened from its list.
const isReached = (name: RouteName) => name in params || !routeTable[name].path.includes('/$');

/** Every screen of the table of routes: a new one comes by itself. */
export const routedPlaces: readonly Place[] = (Object.keys(routeTable) as RouteName[])
  .filter(isReached)
  .map((name) => ({ name, path: pathTo(name, params[name]), viewer: viewerOf(name) }));
