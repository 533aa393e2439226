import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { licenceInput } from '#contract/admin-clients.ts';
import type { clientInput } from '#contract/clients.ts';
import type { Licence } from '#contract/licence.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** What an admin of the client may change of it. */
type Details = Partial<z.output<typeof clientInput>>;

/** What only a system admin changes. */
type Terms = Partial<
  z.output<typeof licenceInput> & { licence_request: string; licence_requested: string | null }
>;
type ClientChanges = Details & Terms;

/** One client, whatever is asked of it. */
export function oneClient(db: Db, clientId: OwnedClientId) {
  return db.selectFrom('clients').where('client_id', '=', clientId);
}

/** The whole name of the client, as a value in SQL. */
export function clientName(clientId: OwnedClientId): RawBuilder<string> {
  return sql<string>`(select full_name from clients where client_id = ${clientId})`;
}

/** The schema of modules that the client has, as a value in SQL. */
export function schemaOf(clientId: OwnedClientId): RawBuilder<number> {
  return sql<number>`(select module_schema_id from clients where client_id = ${clientId})`;
}

/** How many of the clients that the transaction may see have the schema of modules, as a value in SQL. */
export function usesOfSchema(id: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from clients u where u.module_schema_id = ${id})`;
}

/** Ids of the clients that the transaction may see: its tenant, or all of them where a policy says so. */
export async function selectClientIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('clients').select('client_id').orderBy('client_id').execute();
  return rows.map(({ client_id }) => client_id);
}

/** The client's name; for letters to its users. */
export async function selectClientName(db: Db, clientId: OwnedClientId): Promise<string> {
  const row = await oneClient(db, clientId).select('name').executeTakeFirstOrThrow();
  return row.name;
}

/** Holds the client's row, so that changes of its users come one after the other. */
export async function selectClientLocked(db: Db, clientId: OwnedClientId): Promise<void> {
  await oneClient(db, clientId).select('client_id').forNoKeyUpdate().execute();
}

/** Changes the client if it still has the version; without a version whatever it has. */
export async function updateClientRow(
  db: Db,
  clientId: OwnedClientId,
  changes: ClientChanges,
  version: number | undefined,
): Promise<boolean> {
  const row = await db
    .updateTable('clients')
    .set(changes)
    .where('client_id', '=', clientId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
}

/** Assigns a token if the client has none; false when it has. */
export async function updateClientTokenAssigned(
  db: Db,
  clientId: OwnedClientId,
  token: string,
  expires: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('clients')
    .set({ external_token: token, external_token_expires: expires })
    .where('client_id', '=', clientId)
    .where('external_token', 'is', null)
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
}

/** Prolongs the token if the client has one; false when it has none. */
export async function updateClientTokenProlonged(
  db: Db,
  clientId: OwnedClientId,
  expires: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('clients')
    .set({ external_token_expires: expires })
    .where('client_id', '=', clientId)
    .where('external_token', 'is not', null)
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
}

/** Until when the client's token opens anything; empty without one. */
export async function selectClientTokenExpires(db: Db, clientId: OwnedClientId): Promise<string> {
  const row = await db
    .selectFrom('clients')
    .select(momentOrEmpty('external_token_expires').as('expires'))
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.expires ?? '';
}

/** Removes the token if the client has one; false when it has none. */
export async function updateClientTokenRemoved(db: Db, clientId: OwnedClientId): Promise<boolean> {
  const row = await db
    .updateTable('clients')
    .set({ external_token: null, external_token_expires: null })
    .where('client_id', '=', clientId)
    .where('external_token', 'is not', null)
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
}

/** Writes down what the client asks for beyond its licence, from now on. */
export async function updateLicenceRequest(
  db: Db,
  clientId: OwnedClientId,
  request: Pick<Licence, 'required_units' | 'required_subjects' | 'licence_request'>,
): Promise<void> {
  await db
    .updateTable('clients')
    .set({ ...request, licence_requested: sql<string>`now()` })
    .where('client_id', '=', clientId)
    .execute();
}

/** Confirms the client; false when it is confirmed already. Its users are confirmed by their own links. */
export async function updateClientConfirmedByHand(
  db: Db,
  clientId: OwnedClientId,
  confirmedInfo: string,
): Promise<boolean> {
  const row = await db
    .updateTable('clients')
    .set({ confirmed: sql<string>`now()`, confirmed_info: confirmedInfo })
    .where('client_id', '=', clientId)
    .where('confirmed', 'is', null)
    .executeTakeFirst();
  return row.numUpdatedRows === 1n;
}

const since = sql<string>`coalesce(blocked, now())`;

/** Blocks the client, or lets it in again; a client blocked before stays so since then. */
export async function updateClientBlocked(
  db: Db,
  clientId: OwnedClientId,
  { blocked, blocked_reason }: { blocked: boolean; blocked_reason: string },
): Promise<void> {
  await db
    .updateTable('clients')
    .set({ blocked: blocked ? since : null, blocked_reason })
    .where('client_id', '=', clientId)
    .execute();
}
