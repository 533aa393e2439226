import type { Access } from '#contract/endpoint.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { selectAuthenticated, type AuthenticatedRow } from './access.sql.ts';
import { clientOfToken, type OwnedClientId } from './owned.ts';
import { secretHash } from './secret.ts';

/** Who is asking, as the token says. */
export interface Actor extends Omit<AuthenticatedRow, 'client_id' | 'maintenance_mode'> {
  readonly client_id: OwnedClientId;
}

/** The actor of a token, with the tenant opened. Errors: `unauthorized`, `maintenance`. */
export async function authenticate(
  db: Db,
  token: string | undefined,
  inMaintenance: boolean,
): Promise<Actor> {
  ensure(token !== undefined, 'unauthorized');
  const row = await selectAuthenticated(db, secretHash(token));
  ensure(row !== undefined, 'unauthorized');
  const { maintenance_mode, client_id, ...rest } = row;
  ensure(!maintenance_mode || inMaintenance || row.is_sys_admin, 'maintenance');
  return { ...rest, client_id: clientOfToken(client_id) };
}

/** Whether the actor may call what asks for this access; system admins may act as client admins. */
export function ensureAccess(actor: Actor, access: Access): void {
  const may =
    actor.is_sys_admin ||
    access === 'public' ||
    access === 'user' ||
    (access === 'client-admin' && actor.is_client_admin);
  ensure(may, 'forbidden');
}

/** Compares the claims of identity in a body with the actor: the one place where they are read. */
export function ensureClaims(actor: Actor, body: Record<string, unknown>): void {
  const identity = body['user_identity'];
  const client = body['client_id'];
  const agree =
    (identity === undefined ||
      (typeof identity === 'string' && identity.trim().toLowerCase() === actor.user_identity)) &&
    (client === undefined || client === actor.client_id);
  ensure(agree, 'identity-mismatch');
}
