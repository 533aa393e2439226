import { getClient } from '#contract/clients.ts';
import type { Client } from '#contract/clients.ts';
import { getProfile } from '#contract/profile.ts';
import type { Profile } from '#contract/profile.ts';
import { listClientUnits } from '#contract/units.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { queryClient } from '#web/lib/query.ts';
import { currentSession, updateSession } from './session.ts';

const mirrored: Readonly<Record<string, (data: unknown) => void>> = {
  [listClientUnits.path]: (data) =>
    updateSession({ ...(data as ResultOf<typeof listClientUnits>), ready: true }),
  [getClient.path]: (data) => {
    const client = data as Client;
    // A system admin reads other clients as well.
    if (client.client_id === currentSession()?.client.client_id) updateSession({ client });
  },
  [getProfile.path]: (data) => {
    const { version: _version, ...user } = data as Profile;
    updateSession({ user });
  },
};

/** Keeps the session the same as the newest data of the cache, wherever they were read or changed. */
export function mirrorCache(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    mirrored[String(event.query.queryKey[0])]?.(event.query.state.data);
  });
}
