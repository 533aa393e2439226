import type {
  AdminClient,
  blockClient,
  confirmClient,
  listClients,
  listHistoryOfClient,
  readAdminClient,
  saveLicence,
} from '#contract/admin-clients.ts';
import { compareCzech } from '#contract/rules/search.ts';
import { inClient, openClientList } from '#server/access/in-client.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { savedOr } from '#server/access/saved.ts';
import { deleteClientSessions } from '#server/access/sessions.sql.ts';
import {
  selectAdminClient,
  selectClientsAfter,
  selectClientsPiece,
} from '#server/core/clients/admin-records.sql.ts';
import {
  selectHasSystemAdmin,
  selectRegistrant,
} from '#server/core/clients/users-of-client.sql.ts';
import {
  updateClientBlocked,
  updateClientConfirmedByHand,
  updateClientRow,
} from '#server/core/clients/clients.sql.ts';
import type { Db } from '#server/db/db.ts';
import { isPieceAsked } from '#server/db/list-piece.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { sendConfirmation } from './confirmation.ts';
import { selectSchemaHeld } from './schemas.sql.ts';
import { selectClientHistory } from './users.sql.ts';

/** Clients that one statement counts: it has to end in time on a busy machine too. */
const AT_ONCE = 2000;

/** All clients of the portal by name in the Czech order, or a piece of them; for a system admin only. Errors: `list-changed`. */
export async function readClients({ db, actor, query }: ActorCall<typeof listClients>) {
  await openClientList(db, actor);
  if (isPieceAsked(query)) return selectClientsPiece(db, query);
  const values: AdminClient[] = [];
  for (let isMore = true; isMore;) {
    const some = await selectClientsAfter(db, values.at(-1)?.client_id ?? 0, AT_ONCE);
    values.push(...some);
    isMore = some.length === AT_ONCE;
  }
  return { values: values.toSorted((left, right) => compareCzech(left.name, right.name)) };
}

/** The client whose tenant is open. Errors: `not-found`. */
async function present(db: Db, clientId: OwnedClientId): Promise<AdminClient> {
  const client = await selectAdminClient(db, clientId);
  ensure(client !== undefined, 'not-found');
  return client;
}

/** Errors: `not-found`. */
export async function readOneClient({ db, actor, params }: ActorCall<typeof readAdminClient>) {
  return inClient(db, actor, params.client_id, (clientId) => present(db, clientId));
}

/** Changes of a client, newest first. Errors: `not-found`. */
export async function readClientHistory({
  db,
  actor,
  params,
}: ActorCall<typeof listHistoryOfClient>) {
  return inClient(db, actor, params.client_id, async (clientId) => {
    const values = await selectClientHistory(db, clientId);
    ensure(values !== undefined, 'not-found');
    return { values };
  });
}

/**
 * Saves the licence, the schema of modules and the note of a client. Errors: `not-found`,
 * `version-conflict`, `invalid-input` for a schema that does not exist.
 */
export async function changeLicence({ db, actor, params, body }: ActorCall<typeof saveLicence>) {
  const { version, settles_request = false, ...fields } = body;
  const settled = settles_request ? { licence_requested: null, licence_request: '' } : {};
  const changes = { ...fields, ...settled };
  return inClient(db, actor, params.client_id, async (clientId) => {
    const before = await present(db, clientId);
    const { module_schema_id } = changes;
    if (module_schema_id !== undefined && !(await selectSchemaHeld(db, module_schema_id)))
      throw fieldFault('module_schema_id', 'Vybrané schéma neexistuje');
    if (Object.keys(changes).length === 0) return before;
    const isSaved = await updateClientRow(db, clientId, changes, version);
    const load = () => selectAdminClient(db, clientId);
    return savedOr(isSaved ? await load() : undefined, load);
  });
}

/**
 * Confirms a registration by hand, and sends who has registered the link to choose his password; a
 * confirmed one stays as it is. Errors: `not-found`.
 */
export async function confirmByHand({
  db,
  actor,
  params,
  portal,
}: ActorCall<typeof confirmClient>) {
  return inClient(db, actor, params.client_id, async (client_id) => {
    await present(db, client_id);
    const by = `ručně ${actor.user_identity}`;
    const isNew = await updateClientConfirmedByHand(db, client_id, by);
    const registrant = isNew ? await selectRegistrant(db, client_id) : undefined;
    const link = registrant === undefined ? '' : await sendTo(db, portal, client_id, registrant);
    return { ...(await present(db, client_id)), link };
  });
}

function sendTo(
  db: Db,
  portal: Portal,
  client_id: OwnedClientId,
  { client_user_id, user_identity }: { client_user_id: number; user_identity: string },
): Promise<string> {
  return sendConfirmation(db, portal, { client_id, client_user_id }, user_identity);
}

/**
 * Blocks a client and ends the sessions of its users at once, or lets it in again. Errors:
 * `not-found`, `client-of-admins`.
 */
export async function switchBlock({ db, actor, params, body }: ActorCall<typeof blockClient>) {
  return inClient(db, actor, params.client_id, async (clientId) => {
    await present(db, clientId);
    const { blocked, blocked_reason = '' } = body;
    ensure(!blocked || !(await selectHasSystemAdmin(db, clientId)), 'client-of-admins');
    await updateClientBlocked(db, clientId, {
      blocked,
      blocked_reason: blocked ? blocked_reason : '',
    });
    if (blocked) await deleteClientSessions(db, clientId);
    return present(db, clientId);
  });
}
