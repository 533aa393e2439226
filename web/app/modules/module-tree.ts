import type { Module } from '#contract/modules.ts';
import { compareCzech } from '#contract/rules/search.ts';
import { moduleAccess, modulePath } from '#web/lib/paths.ts';

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
  /** Is the client's admin, or a system admin. */
  readonly managesClient: boolean;
}

/** Whether the module is for the person who looks. */
export function maySee(module: Module, viewer: Viewer): boolean {
  const { enabled, sys_admins_only, is_public, router_name } = module;
  if (moduleAccess(router_name) === 'client-admin' && !viewer.managesClient) return false;
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
  const tops = under(null);
  const inWorks = tops.filter(isInWorks);
  const built = tops.filter((node) => !inWorks.includes(node));
  return inWorks.length === 0 ? built : [...built, plannedNode(inWorks)];
}

function isInWorks({ module, children }: ModuleNode): boolean {
  return module.under_construction && children.every(isInWorks);
}

/** What is not built yet stands last under one name, so that it is not in the way of what is. */
function plannedNode(children: readonly ModuleNode[]): ModuleNode {
  const module: Module = {
    module_id: 0,
    parent_module_id: null,
    name: 'planned',
    enabled: true,
    title: 'Připravujeme',
    description: 'Moduly, na kterých se pracuje',
    router_name: '',
    image_name: 'planned',
    module_order: 0,
    sys_admins_only: false,
    under_construction: false,
    is_public: false,
    submodules: children.length,
    hide_submodules: false,
    version: 1,
  };
  return { module, path: null, children };
}

/** Whether the module, or one under it, is that of the present screen. */
export function holdsModule(node: ModuleNode, current: Module | undefined): boolean {
  return node.module === current || node.children.some((child) => holdsModule(child, current));
}

function leadsSomewhere({ path, children }: ModuleNode): boolean {
  return path !== null || children.length > 0;
}

/**
 * Modules under the one of a route that a person may see, also those the sidebar hides: first those right
 * under it in their order, then those whose addresses lie under its own though they are places by themselves.
 */
export function modulesUnder(
  modules: readonly Module[],
  router_name: string,
  viewer: Viewer,
): readonly Module[] {
  const above = modules.find((module) => module.router_name === router_name);
  if (above === undefined) return [];
  const visible = modules.filter((module) => maySee(module, viewer)).toSorted(byOrder);
  const inside = visible.filter((module) => module.parent_module_id === above.module_id);
  const path = `${modulePath(router_name)}/`;
  const beside = visible.filter(
    (module) => !inside.includes(module) && modulePath(module.router_name)?.startsWith(path),
  );
  return [...inside, ...beside];
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
