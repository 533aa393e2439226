import type { Module } from '#contract/modules.ts';
import { compareCzech } from '#contract/rules/search.ts';
import { modulePath } from '#web/lib/paths.ts';

/** An entry of the sidebar and what stands under it. */
export interface ModuleNode {
  readonly module: Module;
  /** Where it leads; null for a module that only unfolds its submodules. */
  readonly path: string | null;
  readonly children: readonly ModuleNode[];
}

/** Who looks at the modules. */
export interface Viewer {
  readonly isSignedIn: boolean;
  readonly isSysAdmin: boolean;
}

function maySee({ enabled, sys_admins_only, is_public }: Module, viewer: Viewer): boolean {
  return enabled && (!sys_admins_only || viewer.isSysAdmin) && (is_public || viewer.isSignedIn);
}

function byOrder(left: Module, right: Module): number {
  return left.module_order - right.module_order || compareCzech(left.title, right.title);
}

/** The tree of modules a person may see (specification, sections 2 and 6), in their order. */
export function moduleTree(modules: readonly Module[], viewer: Viewer): readonly ModuleNode[] {
  const known = new Set(modules.map(({ module_id }) => module_id));
  const visible = modules.filter((module) => maySee(module, viewer)).toSorted(byOrder);
  // A parent the caller was not given at all leaves its submodules on the first level.
  const parentOf = ({ parent_module_id }: Module) =>
    parent_module_id !== null && known.has(parent_module_id) ? parent_module_id : null;
  const under = (parent: number | null): readonly ModuleNode[] =>
    visible
      .filter((module) => parentOf(module) === parent)
      .map(nodeOf)
      .filter(leadsSomewhere);
  const nodeOf = (module: Module): ModuleNode => ({
    module,
    path: modulePath(module.router_name),
    children: module.hide_submodules ? [] : under(module.module_id),
  });
  return under(null);
}

function leadsSomewhere({ path, children }: ModuleNode): boolean {
  return path !== null || children.length > 0;
}

/** Modules right under the one of a route that a person may see, in their order; also those the sidebar hides. */
export function modulesUnder(
  modules: readonly Module[],
  router_name: string,
  viewer: Viewer,
): readonly Module[] {
  const above = modules.find((module) => module.router_name === router_name);
  return modules
    .filter(({ parent_module_id }) => above !== undefined && parent_module_id === above.module_id)
    .filter((module) => maySee(module, viewer))
    .toSorted(byOrder);
}

/** The modules on the way to the one of a route: module, submodule … */
export function chainTo(
  modules: readonly Module[],
  router_name: string | undefined,
): readonly Module[] {
  const found = modules.find((module) => module.router_name === router_name && router_name !== '');
  const chain: Module[] = [];
  for (let at = found; at !== undefined && !chain.includes(at);) {
    chain.unshift(at);
    const parent: number | null = at.parent_module_id;
    at = modules.find(({ module_id }) => module_id === parent);
  }
  return chain;
}
