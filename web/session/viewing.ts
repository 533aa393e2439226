import { endView } from '#contract/admin-clients.ts';
import { getProfile } from '#contract/profile.ts';
import { listClientUnits } from '#contract/units.ts';
import { call } from '#web/lib/call.ts';
import { log } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { changeSession, currentSession } from './session.ts';
import type { OwnSession } from './stored.ts';

const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** Begins to look as the user of a viewing token, in this tab only. */
export async function beginViewing(token: string): Promise<void> {
  const present = currentSession();
  if (present === null || present.viewer !== undefined) return;
  const [profile, { client }] = await Promise.all([
    call(getProfile, withToken(token)),
    call(listClientUnits, withToken(token)),
  ]);
  const { version: _version, ...user } = profile;
  const { token: own, user: viewing, client: his, remember, ends } = present;
  const viewer = { token: own, user: viewing, client: his, remember, ends };
  changeSession({ token, user, client, remember: false, viewer }, paths.Home);
}

/** Returns to the own session, at the client that was looked at. */
export async function endViewing(): Promise<void> {
  const present = currentSession();
  if (present?.viewer === undefined) return;
  await tellEnd(present.token, present.viewer);
  const { client_id } = present.client;
  changeSession(present.viewer, `${paths.AdminClients}?client=${client_id}`);
}

/** Has the viewing end on the server, in the viewer's own name. */
export async function tellEnd(token: string, viewer: OwnSession): Promise<void> {
  try {
    await call(endView, { body: { token }, ...withToken(viewer.token) });
  } catch (error) {
    // He returns in any case; the viewing ends by its own time.
    log.warn('Konec prohlížení se nepodařilo oznámit serveru', error);
  }
}
