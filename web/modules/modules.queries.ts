import {
  listAllModules,
  listPublicModules,
  listUserModules,
  saveModule,
} from '#contract/modules.ts';
import type { Module } from '#contract/modules.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { keyOf, queryClient, queryFor, useCall, useLoad } from '#web/lib/query.ts';
import { useSession } from '#web/session/session.ts';

const lists = [listAllModules, listUserModules, listPublicModules] as const;

/** The modules by role (specification, section 6); undefined while loading. */
export function useSiteModules(): readonly Module[] | undefined {
  const user = useSession()?.user;
  const forUser = user?.is_sys_admin === true ? listAllModules : listUserModules;
  return useLoad(queryFor(user === undefined ? listPublicModules : forUser)).data?.values;
}

/** Saves a module, or makes a new one; it stands in the tree and in the sidebar at once. */
export function useSaveModule() {
  return useCall(saveModule, {
    invalidates: lists,
    onSuccess: ([saved]) => saved && keepModule(saved),
  });
}

/** Puts a module as the server holds it into the list of all modules. */
export function keepModule(module: Module): void {
  queryClient.setQueryData<ResultOf<typeof listAllModules>>(keyOf(listAllModules), (known) => {
    if (known === undefined) return undefined;
    const isSame = (other: Module) => other.module_id === module.module_id;
    const values = known.values.some(isSame)
      ? known.values.map((other) => (isSame(other) ? module : other))
      : [...known.values, module];
    return { ...known, values };
  });
}
