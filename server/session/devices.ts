import { createHash } from 'node:crypto';
import { deviceName } from '#contract/rules/device-name.ts';
import { insertKnownDevices, selectDevicesKnown } from '#server/access/known-devices.sql.ts';
import { networkOf } from '#server/access/network.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { Caller } from '#server/http/route.ts';

/** A device as it shows itself: where it calls from, and the mark that its browser keeps, if any. */
export interface Shown {
  readonly caller: Pick<Caller, 'address' | 'userAgent'>;
  readonly mark: string | undefined;
}

/**
 * What a device is known by: the mark of its browser, and the kind of browser in its network, which
 * serves whoever keeps no mark. Bound to the user, so that nobody can tell devices of two people apart.
 */
function hashesOf({ client_user_id }: UserKey, { caller, mark }: Shown): Buffer[] {
  const { address, userAgent } = caller;
  const shown = [`browser:${networkOf(address)} ${deviceName(userAgent)}`];
  if (mark !== undefined && mark !== '') shown.push(`mark:${mark}`);
  return shown.map((one) => createHash('sha256').update(`${client_user_id}:${one}`).digest());
}

/** Remembers the device as the user's own. */
export async function rememberDevice(db: Db, user: UserKey, shown: Shown): Promise<void> {
  await insertKnownDevices(db, user, hashesOf(user, shown));
}

/**
 * Whether the user has not been seen with the device; remembers it. Who is known by no device yet,
 * because devices were not remembered then, is known by his network.
 */
export async function isNewDevice(
  db: Db,
  user: UserKey,
  shown: Shown & { readonly networkKnown: boolean },
): Promise<boolean> {
  const { known, any } = await selectDevicesKnown(db, user, hashesOf(user, shown));
  await rememberDevice(db, user, shown);
  return !known && (any || !shown.networkKnown);
}
