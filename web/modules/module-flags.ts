import type { Module } from '#contract/modules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { saveModule } from '#contract/modules.ts';

/** Flags a system admin switches (specification, section 4, Module flags). */
export type ModuleFlag = 'is_public' | 'under_construction' | 'enabled';

/** The flags by their names for people. */
export const moduleFlags: readonly (readonly [ModuleFlag, string])[] = [
  ['enabled', 'Zapnutý'],
  ['is_public', 'Veřejný'],
  ['under_construction', 'Ve vývoji'],
];

/** The whole module with one flag flipped, as it is posted. */
export function flipped(module: Module, flag: ModuleFlag): BodyOf<typeof saveModule> {
  const { submodules: _submodules, ...rest } = module;
  return { ...rest, [flag]: !module[flag] };
}
