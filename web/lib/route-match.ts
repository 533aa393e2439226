import { routeTable } from './paths.ts';
import type { RouteAccess, RouteName } from './paths.ts';

/** What addresses a path of the route table covers. */
export function patternOf(path: string): RegExp {
  const source = path.replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}

const patterns = Object.entries(routeTable).map(
  ([name, { path }]) => [patternOf(path), name as RouteName] as const,
);

/** The name of the route an address belongs to; undefined for an address of no route. */
export function routeOf(pathname: string): RouteName | undefined {
  return patterns.find(([pattern]) => pattern.test(pathname))?.[1];
}

/** Who may open an address; an unknown one is for all, because it shows only that it does not exist. */
export function accessOf(pathname: string): RouteAccess {
  const name = routeOf(pathname);
  return name === undefined ? 'public' : routeTable[name].access;
}

/** Where to go after the sign-in: an address of this portal, else the home view. */
export function safeReturn(address: string | null | undefined): string {
  const isOwn = typeof address === 'string' && /^\/(?![/\\])/.test(address);
  if (!isOwn) return '/';
  const { origin, pathname, search, hash } = new URL(address, 'https://here.invalid');
  const isElsewhere = origin !== 'https://here.invalid' || routeOf(pathname) === 'Login';
  return isElsewhere ? '/' : pathname + search + hash;
}

/** The address of the sign-in page that leads back to where the person wanted to be. */
export function signInAddress(returnTo: string): string {
  const target = safeReturn(returnTo);
  return target === '/'
    ? routeTable.Login.path
    : `${routeTable.Login.path}?redirect=${encodeURIComponent(target)}`;
}
