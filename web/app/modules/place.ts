import { useLocation } from '@tanstack/react-router';
import type { Module } from '#contract/modules.ts';
import type { RouteName } from '#web/lib/paths.ts';
import { routeFacts } from '#web/lib/route-facts.ts';
import { routeOf } from '#web/lib/route-match.ts';
import { chainTo } from './module-tree.ts';
import { useModules } from './modules.queries.ts';

/** Screens that are no module of their own, with the one within which a person finds them. */
const within: Partial<Record<RouteName, RouteName>> = {
  Address: 'AddressBook',
  AdminRuntimeSettings: 'ClientSettings',
  BlogDetail: 'Blog',
  DebtConfirmations: 'Ledger',
  Declarations: 'pasports',
  SelfReadings: 'MetersOverview',
};

/** Where in the portal the person is. */
export interface Place {
  /** Name of the screen for people. */
  readonly title: string;
  /** Module, submodule …; empty for a screen outside the modules. */
  readonly chain: readonly Module[];
  /** The screen is within the last of them and is none itself. */
  readonly isWithin: boolean;
}

/** The module of the present address. */
export function usePlace(): Place {
  const modules = useModules();
  const name = useLocation({ select: ({ pathname }) => routeOf(pathname) });
  const own = chainTo(modules, name);
  const module = own.at(-1);
  const title = module?.title ?? (name === undefined ? '' : routeFacts[name].title);
  const around = module === undefined && name !== undefined ? chainTo(modules, within[name]) : [];
  const isWithin = around.length > 0;
  return {
    title,
    chain: isWithin ? around : own,
    isWithin,
  };
}
