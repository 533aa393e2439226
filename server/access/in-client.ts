import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { presentKey, setTenant } from './access.sql.ts';
import type { Actor } from './actor.ts';
import { clientOfSystemAdmin, type OwnedClientId } from './owned.ts';

type Admin = Pick<Actor, 'client_id' | 'is_sys_admin' | 'viewer_identity'>;

/** Errors: `forbidden`. */
function ensureSystemAdmin({ is_sys_admin, viewer_identity }: Admin): void {
  ensure(is_sys_admin && viewer_identity === '', 'forbidden');
}

/**
 * Works in the tenant of any client, for a system admin only; afterwards his own is open again. What
 * is written meanwhile is audited with that client, in the name of the admin. Errors: `forbidden`.
 */
export async function inClient<T>(
  db: Db,
  actor: Admin,
  clientId: number,
  work: (clientId: OwnedClientId) => Promise<T>,
): Promise<T> {
  ensureSystemAdmin(actor);
  await setTenant(db, clientId);
  const result = await work(clientOfSystemAdmin(clientId));
  await setTenant(db, actor.client_id);
  return result;
}

/** Opens the list of clients to the rest of the transaction, for a system admin only. Errors: `forbidden`. */
export async function openClientList(db: Db, actor: Admin): Promise<void> {
  ensureSystemAdmin(actor);
  await presentKey(db, 'system_role', 'admin');
}
