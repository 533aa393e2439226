import type { Module } from '#contract/modules.ts';

export type Ticked = Pick<Module, 'module_id' | 'parent_module_id' | 'router_name'>;

/** Whether a module is in a schema: whole with everything under it, in part, or not at all. */
export type Tick = 'all' | 'some' | 'none';

function childrenOf<M extends Ticked>(modules: readonly M[], id: number | null): readonly M[] {
  return modules.filter(({ parent_module_id }) => parent_module_id === id);
}

/** Modules of one level in their order, those of the top without an id. */
export const levelOf = childrenOf;

function withAllUnder(modules: readonly Ticked[], id: number): number[] {
  return [
    id,
    ...childrenOf(modules, id).flatMap((child) => withAllUnder(modules, child.module_id)),
  ];
}

function allAbove(modules: readonly Ticked[], id: number): number[] {
  const parent = modules.find(({ module_id }) => module_id === id)?.parent_module_id ?? null;
  return parent === null ? [] : [parent, ...allAbove(modules, parent)];
}

/** How a module is ticked. */
export function tickOf(modules: readonly Ticked[], ids: readonly number[], id: number): Tick {
  const given = new Set(ids);
  if (!given.has(id)) return 'none';
  return withAllUnder(modules, id).every((each) => given.has(each)) ? 'all' : 'some';
}

/**
 * The modules after a click: what is not whole becomes whole, with all above it; what is whole goes away
 * with all under it, and with what above it would only unfold nothing.
 */
export function toggled(modules: readonly Ticked[], ids: readonly number[], id: number): number[] {
  const given = new Set(ids);
  if (tickOf(modules, ids, id) !== 'all') {
    for (const each of [...withAllUnder(modules, id), ...allAbove(modules, id)]) given.add(each);
  } else {
    for (const each of withAllUnder(modules, id)) given.delete(each);
    for (const above of allAbove(modules, id)) {
      const isEmpty = childrenOf(modules, above).every((child) => !given.has(child.module_id));
      const hasScreen = modules.some((each) => each.module_id === above && each.router_name !== '');
      if (isEmpty && !hasScreen) given.delete(above);
    }
  }
  return [...given].toSorted((left, right) => left - right);
}
