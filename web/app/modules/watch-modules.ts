import { listAllModules, listPublicModules, listUserModules } from '#contract/modules.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { openModules } from '#web/lib/open-modules.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { currentSession, onSessionChange } from '#web/session/session.ts';

const lists = [listAllModules, listUserModules, listPublicModules] as const;

function ownList() {
  const session = currentSession();
  if (session === null) return listPublicModules;
  return session.user.is_sys_admin ? listAllModules : listUserModules;
}

function settle(): void {
  const known = queryClient.getQueryData<ResultOf<typeof listUserModules>>(keyOf(ownList()));
  const before = openModules.get();
  const isSame =
    known !== undefined &&
    before?.size === known.open.length &&
    known.open.every((name) => before.has(name));
  if (!isSame) openModules.set(known === undefined ? null : new Set(known.open));
}

/** A call refused because its module was closed meanwhile: what is open is read anew. */
function noteRefusal(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'module-off') return;
  for (const list of lists) void queryClient.invalidateQueries({ queryKey: keyOf(list) });
}

/** Knows which modules are open by what was last read of them, and by what the server refuses. */
export function watchModules(): () => void {
  const paths = new Set<unknown>(lists.map(({ path }) => path));
  const leave = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (paths.has(query.queryKey[0])) settle();
      else if (type === 'updated') noteRefusal(query.state.error);
    }),
    queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated') noteRefusal(mutation?.state.error);
    }),
    onSessionChange(settle),
  ];
  settle();
  return () => {
    for (const stop of leave) stop();
  };
}
