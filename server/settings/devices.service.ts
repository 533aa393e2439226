import type { Device, listDevices, signOutDevice, signOutOtherDevices } from '#contract/devices.ts';
import { deleteOtherSessions, deleteSession } from '#server/access/sessions.sql.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectDevices } from './devices.sql.ts';

type Devices = Promise<{ values: Device[] }>;

/** Devices on which the user is signed in: the one that asks, then those used last. */
export async function readDevices({
  db,
  actor,
}: Pick<ActorCall<typeof listDevices>, 'db' | 'actor'>): Devices {
  return { values: await selectDevices(db, actor) };
}

/** Ends one session of the user at once; returns those that are left. Errors: `not-found`. */
export async function endDevice({ db, actor, params }: ActorCall<typeof signOutDevice>): Devices {
  ensure(await deleteSession(db, actor, params.session_id), 'not-found');
  return readDevices({ db, actor });
}

/** Ends all sessions of the user but the one that asks. */
export async function endOtherDevices({
  db,
  actor,
}: ActorCall<typeof signOutOtherDevices>): Devices {
  await deleteOtherSessions(db, actor, actor.session_id);
  return readDevices({ db, actor });
}
