import { vi } from 'vitest';

/** The session as a page that has just been loaded sees it. */
export async function loadedPage() {
  vi.resetModules();
  const { page } = await import('#web/session/page.ts');
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  const session = await import('#web/session/session.ts');
  const { startSession } = await import('#web/session/start.ts');
  const { queryClient, keyOf } = await import('#web/lib/query.ts');
  const { call } = await import('#web/lib/call.ts');
  const { identity } = await import('#web/lib/identity.ts');
  const info = await import('#web/session/info.ts');
  const { leaveWarnings } = await import('#web/form/leave.ts');
  const stop = startSession();
  return { ...session, ...info, stop, leaveWarnings, queryClient, keyOf, call, identity, reload };
}
