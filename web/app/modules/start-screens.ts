import type { Module } from '#contract/modules.ts';
import { compareCzech } from '#contract/rules/search.ts';
import { modulePath, paths } from '#web/lib/paths.ts';
import { useVisibleModules } from './modules.queries.ts';

/** A screen that may open after a sign-in: its route and its name. */
export interface StartScreen {
  readonly value: string;
  readonly label: string;
}

/** Screens of the modules that are built and enabled, by their names; the overview first, as the empty choice. */
export function startScreensOf(modules: readonly Module[]): readonly StartScreen[] {
  const built = modules.filter(({ enabled, under_construction, router_name }) => {
    const path = modulePath(router_name);
    return enabled && !under_construction && path !== null && path !== paths.Home;
  });
  const named = built.map(({ router_name, title }) => ({ value: router_name, label: title }));
  const sorted = named.toSorted((one, other) => compareCzech(one.label, other.label));
  return [{ value: '', label: 'Přehled' }, ...sorted];
}

/** Screens that the user may choose to begin with. */
export function useStartScreens(): readonly StartScreen[] {
  return startScreensOf(useVisibleModules());
}
