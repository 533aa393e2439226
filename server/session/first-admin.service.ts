import { setTenant } from '#server/access/access.sql.ts';
import { selectSubjectsLocked } from '#server/access/attempts.sql.ts';
import { createLink } from '#server/core/clients/links.ts';
import { clientOfProof, type UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { insertFirstAdmin, insertOperatorClient } from '#server/core/clients/operator.sql.ts';
import { selectNewIds } from '#server/core/clients/registration.sql.ts';
import { selectSystemAdmins } from '#server/core/clients/accounts.sql.ts';

/** The purpose of a link that the operator's command has made: it is a way in without the second step too. */
export const OF_OPERATOR = 'operator';

/** No mail can ever be delivered to a name under .invalid. */
const PLACEHOLDER = 'prvni-spravce@kastelan.invalid';

interface SystemAdmin {
  readonly client_id: number;
  readonly client_user_id: number;
}

async function open(db: Db, admin: SystemAdmin): Promise<UserKey> {
  await setTenant(db, admin.client_id);
  return { client_id: clientOfProof(admin.client_id), client_user_id: admin.client_user_id };
}

async function foundOperator(db: Db): Promise<UserKey> {
  const user = await open(db, await selectNewIds(db));
  await insertOperatorClient(db, user);
  await insertFirstAdmin(db, user, PLACEHOLDER);
  return user;
}

async function linkPath(db: Db, user: UserKey, kind: 'first-admin' | 'reset'): Promise<string> {
  const { token } = await createLink(db, user, kind, OF_OPERATOR);
  return `/client/user/reset/${token}`;
}

/**
 * Path of a one-time link by which the first system admin sets his name and password; founds the
 * operator's client when there is none yet. Undefined once a system admin has done so. Each call
 * makes a new link and the older one stops working. Needs no more rights than the application has.
 */
export async function createFirstAdminLink(db: Db): Promise<string | undefined> {
  await selectSubjectsLocked(db, ['first-admin']);
  const admins = await selectSystemAdmins(db);
  if (admins.some((admin) => admin.confirmed && !admin.blocked)) return undefined;
  const waiting = admins.find((admin) => !admin.confirmed && !admin.blocked);
  const user = waiting === undefined ? await foundOperator(db) : await open(db, waiting);
  return linkPath(db, user, 'first-admin');
}

/** A link for the operator, and the system admin it is for; null for one without a name yet. */
export interface AdminLink {
  readonly path: string;
  readonly user_identity: string | null;
}

/**
 * What `npm run admin-link` prints: the link of the first system admin as long as none can sign in,
 * afterwards a link to a new password of the oldest one who can, which also ends his second step.
 * Whoever runs the command holds the database anyway, so this is the way back after a lost password or
 * a lost authenticator without mail.
 */
export async function createAdminLink(db: Db): Promise<AdminLink> {
  const path = await createFirstAdminLink(db);
  if (path !== undefined) return { path, user_identity: null };
  const admins = await selectSystemAdmins(db);
  const able = admins.find((admin) => admin.confirmed && !admin.blocked);
  if (able === undefined) throw new Error('Žádný správce systému se nemůže přihlásit.');
  const user = await open(db, able);
  return { path: await linkPath(db, user, 'reset'), user_identity: able.user_identity };
}
