import type { Module } from '#contract/modules.ts';
import { compareCzech } from '#contract/rules/search.ts';
import { paths, routeTable } from '#web/lib/paths.ts';
import type { RouteAccess, RouteEntry, RouteName } from '#web/lib/paths.ts';

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

// An address of a fault leads nowhere by itself.
const unlisted: readonly RouteName[] = ['NetworkError'];

/** Screens of the route table that the modules do not name and whose address needs no parameter. */
export function otherScreens(
  modules: readonly Module[],
  isSysAdmin: boolean,
): readonly SiteScreen[] {
  const named = new Set(modules.map(({ router_name }) => router_name));
  const entries = Object.entries(routeTable) as [RouteName, RouteEntry][];
  return entries.flatMap(([name, { title, access }]) => {
    const path = (paths as Partial<Record<RouteName, string>>)[name];
    const isForCaller = access !== 'system-admin' || isSysAdmin;
    const isListed =
      path !== undefined && isForCaller && !named.has(name) && !unlisted.includes(name);
    return isListed ? [{ name, title, access, path }] : [];
  });
}
