import { useQuery } from '@tanstack/react-query';
import { getProfile } from '#contract/profile.ts';
import { listClientUnits } from '#contract/units.ts';
import { queryFor, useLoad } from '#web/lib/query.ts';
import { useSession } from './session.ts';

/** Keeps client, units and profile of the signed-in user read and refreshed; the session follows them. */
export function useSessionRefresh(): void {
  const enabled = useSession() !== null;
  useQuery({ ...queryFor(listClientUnits), enabled });
  useQuery({ ...queryFor(getProfile), enabled });
}

/** Whether the units of a restored session have been read; a failure shows the network-error page. */
export function useSessionReady(): boolean {
  useLoad(queryFor(listClientUnits));
  return useSession()?.ready ?? false;
}
