import {
  clientBusinessIdFault,
  type changeClientToken,
  type Client,
  type getClient,
  type listClientHistory,
  type readClientToken,
  type updateClient,
} from '#contract/clients.ts';
import { seesSecrets, type Actor } from '#server/access/actor.ts';
import { selectHistory } from '#server/access/history.sql.ts';
import { importTokenExpires } from '#server/access/import-token.ts';
import { ownedClient } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import {
  deleteImportToken,
  insertImportToken,
  selectImportToken,
} from '#server/access/import-tokens.sql.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import {
  selectClientTokenExpires,
  updateClientRow,
  updateClientTokenAssigned,
  updateClientTokenProlonged,
  updateClientTokenRemoved,
} from '#server/core/clients/clients.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectClient } from '#server/core/clients/record.sql.ts';

type Rights = Pick<Actor, 'is_client_admin' | 'is_sys_admin' | 'viewer_identity'>;

/** The client as this actor may see it: import tokens are for client admins. */
export function clientForActor(row: Client, actor: Rights): Client {
  return seesSecrets(actor) ? row : { ...row, external_token: '' };
}

/** The actor's own client. Errors: `not-found`. */
export async function readClient({
  db,
  actor,
  params,
}: ActorCall<typeof getClient>): Promise<Client> {
  const row = await selectClient(db, ownedClient(actor, params.client_id));
  ensure(row !== undefined, 'not-found');
  return clientForActor(row, actor);
}

/**
 * Saves changed fields of the client; the business ID is judged in the record as it would stand.
 * Errors: `not-found`, `version-conflict`, `invalid-input`.
 */
export async function saveClient({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateClient>): Promise<Client> {
  const clientId = ownedClient(actor, params.client_id);
  const { version, ...changes } = body;
  const load = () => selectClient(db, clientId);
  const stored = await load();
  ensure(stored !== undefined, 'not-found');
  await ensureSeen(version, stored);
  if (Object.keys(changes).length === 0) return stored;
  const fault = clientBusinessIdFault({ ...stored, ...changes });
  if (fault !== null) throw fieldFault('business_id', fault);
  const isSaved = await updateClientRow(db, clientId, changes, version);
  return savedOr(isSaved ? await load() : undefined, load);
}

const allUnits = ({ client_id }: Pick<Actor, 'client_id'>) => ({ client_id, unit_id: null });

async function changeToken({ db, actor, body, portal }: ActorCall<typeof changeClientToken>) {
  const clientId = actor.client_id;
  const expires = importTokenExpires(portal.now());
  if (body.action === 'prolong')
    return ensure(await updateClientTokenProlonged(db, clientId, expires), 'token-missing');
  if (body.action === 'delete') {
    await deleteImportToken(db, allUnits(actor));
    return ensure(await updateClientTokenRemoved(db, clientId), 'token-missing');
  }
  const token = newSecret();
  ensure(await updateClientTokenAssigned(db, clientId, token, expires), 'token-exists');
  return insertImportToken(db, allUnits(actor), actor, secretHash(token));
}

/**
 * Creates, prolongs or removes the client's import token. Errors: `token-exists`, `token-missing`.
 */
export async function switchClientToken(
  call: ActorCall<typeof changeClientToken>,
): Promise<Client> {
  await changeToken(call);
  const row = await selectClient(call.db, call.actor.client_id);
  ensure(row !== undefined, 'not-found');
  return row;
}

/** How the client's import token stands, and the newest calls by it. */
export async function clientTokenState({ db, actor }: ActorCall<typeof readClientToken>) {
  const [expires, state] = await Promise.all([
    selectClientTokenExpires(db, actor.client_id),
    selectImportToken(db, allUnits(actor)),
  ]);
  return { expires, ...state };
}

/** What the operator of the portal notes of a client is not for the client. */
const NOT_TOLD = 'note';

/** Changes of the actor's client, newest first. Errors: `not-found`. */
export async function clientHistory({ db, actor, params }: ActorCall<typeof listClientHistory>) {
  const clientId = ownedClient(actor, params.client_id);
  const entries = await selectHistory(db, clientId, 'clients', clientId);
  const told = entries.map(({ changes, ...entry }) => ({
    ...entry,
    changes: changes.filter(({ field }) => field !== NOT_TOLD),
  }));
  return {
    values: told.filter(({ action, changes }) => action !== 'update' || changes.length > 0),
  };
}
