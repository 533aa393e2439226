import { useQuery } from '@tanstack/react-query';
import { listAllModules, listPublicModules, listUserModules } from '#contract/modules.ts';
import type { Module } from '#contract/modules.ts';
import { queryFor } from '#web/lib/query.ts';
import { managesClient } from '#web/session/rights.ts';
import { useSession } from '#web/session/session.ts';
import { maySee, modulesUnder, moduleTree } from './module-tree.ts';
import type { ModuleNode, Viewer } from './module-tree.ts';

const none: readonly Module[] = [];

function useModuleList() {
  const session = useSession();
  const forUser = session?.user.is_sys_admin === true ? listAllModules : listUserModules;
  return useQuery(queryFor(session === null ? listPublicModules : forUser));
}

/** The modules by role (specification, section 6); empty until they have been read. */
export function useModules(): readonly Module[] {
  return useModuleList().data?.values ?? none;
}

function useViewer(): Viewer {
  const session = useSession();
  return {
    isSignedIn: session !== null,
    isSysAdmin: session?.user.is_sys_admin ?? false,
    managesClient: session !== null && managesClient(session.user),
  };
}

/** Modules right under the one of a route that the person may see. */
export function useModulesUnder(router_name: string): readonly Module[] {
  return modulesUnder(useModules(), router_name, useViewer());
}

/** Modules that the person may see. */
export function useVisibleModules(): readonly Module[] {
  const viewer = useViewer();
  return useModules().filter((module) => maySee(module, viewer));
}

/** The tree for the sidebar, and how its loading goes. */
export function useModuleTree(): {
  readonly tree: readonly ModuleNode[];
  readonly isLoading: boolean;
  readonly isMissing: boolean;
  readonly retry: () => void;
} {
  const list = useModuleList();
  const viewer = useViewer();
  return {
    tree: moduleTree(list.data?.values ?? none, viewer),
    isLoading: list.isPending,
    isMissing: list.isError && list.data === undefined,
    retry: () => void list.refetch(),
  };
}
