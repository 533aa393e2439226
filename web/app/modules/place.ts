import { useLocation } from '@tanstack/react-router';
import type { Module } from '#contract/modules.ts';
import { routeTable } from '#web/lib/paths.ts';
import { routeOf } from '#web/lib/route-match.ts';
import { chainTo } from './module-tree.ts';
import { useModules } from './modules.queries.ts';

/** Where in the portal the person is. */
export interface Place {
  /** Name of the screen for people. */
  readonly title: string;
  readonly description: string;
  /** Module, submodule …; empty for a screen outside the modules. */
  readonly chain: readonly Module[];
}

/** The module of the present address. */
export function usePlace(): Place {
  const modules = useModules();
  const name = useLocation({ select: ({ pathname }) => routeOf(pathname) });
  const chain = chainTo(modules, name);
  const module = chain.at(-1);
  const title = module?.title ?? (name === undefined ? '' : routeTable[name].title);
  return { title, description: module?.description ?? '', chain };
}
