import type { Module } from '#contract/modules.ts';
import { compareCzech } from '#contract/rules/search.ts';
import { paths, routeTable } from '#web/lib/paths.ts';
import type { RouteAccess, RouteName } from '#web/lib/paths.ts';
import { routeFacts } from '#web/lib/route-facts.ts';

/** A module and what stands under it. */
export interface SiteNode {
  readonly module: Module;
  readonly children: readonly SiteNode[];
}

function byOrder(left: Module, right: Module): number {
  return left.module_order - right.module_order || compareCzech(left.title, right.title);
}

/** All the given modules as a tree in their order; one whose parent was not given stands on the first level. */
export function siteTree(modules: readonly Module[]): readonly SiteNode[] {
  const known = new Set(modules.map(({ module_id }) => module_id));
  const sorted = modules.toSorted(byOrder);
  const parentOf = ({ parent_module_id }: Module) =>
    parent_module_id !== null && known.has(parent_module_id) ? parent_module_id : null;
  const under = (parent: number | null): readonly SiteNode[] =>
    sorted
      .filter((module) => parentOf(module) === parent)
      .map((module) => ({ module, children: under(module.module_id) }));
  return under(null);
}

/** A screen that is no module of the caller's. */
export interface SiteScreen {
  readonly name: RouteName;
  readonly title: string;
  readonly access: RouteAccess;
  readonly path: string;
}

// Addresses that say nothing without what has led to them.
const unlisted: readonly RouteName[] = ['NetworkError', 'RegConfirm', 'Reset'];

/**
 * Screens of the route table that the modules do not name and whose address needs no parameter; public
 * ones first. To the signed-in, a screen that none of his modules names is not for him.
 */
export function otherScreens(
  modules: readonly Module[],
  isSignedIn: boolean,
): readonly SiteScreen[] {
  const named = new Set(modules.map(({ router_name }) => router_name));
  const known: Partial<Record<RouteName, string>> = paths;
  const names = Object.keys(routeTable) as RouteName[];
  const wanted: readonly RouteAccess[] = isSignedIn ? ['public'] : ['public', 'user'];
  return wanted.flatMap((access) =>
    names.flatMap((name) => {
      const path = known[name];
      const isMissing =
        routeTable[name].access !== access || named.has(name) || unlisted.includes(name);
      const { title } = routeFacts[name];
      return path === undefined || isMissing ? [] : [{ name, title, access, path }];
    }),
  );
}
