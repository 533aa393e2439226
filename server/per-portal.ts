import type { Portal } from './portal.ts';

/**
 * Something that lives as long as one running portal: limits and caches of this process, on which
 * nothing that must be right depends.
 */
export function perPortal<T>(make: (portal: Portal) => T): (portal: Portal) => T {
  const made = new WeakMap<Portal, T>();
  return (portal) => {
    const known = made.get(portal);
    if (known !== undefined) return known;
    const value = make(portal);
    made.set(portal, value);
    return value;
  };
}
