import { isOpenTo } from '#contract/module-names.ts';
import { routeFacts } from './route-facts.ts';
import { routeOf } from './route-match.ts';
import { createStore } from './store.ts';

/** Names of the modules that are open to the person; null until they are known. */
export const openModules = createStore<ReadonlySet<string> | null>(null);

/** Whether an address of the portal belongs to no module, or to an open one; all do until it is known. */
export function isOpenAddress(href: string, open: ReadonlySet<string> | null): boolean {
  const name = routeOf(href.split(/[?#]/, 1)[0] ?? '');
  return name === undefined || open === null || isOpenTo(routeFacts[name].modules, open);
}

/** The same for the person who looks. */
export function useIsOpenAddress(href: string): boolean {
  return openModules.use((open) => isOpenAddress(href, open));
}
