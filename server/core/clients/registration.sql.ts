import { sql } from 'kysely';
import type { OwnedClientId, UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** What a registration says of the client. */
export interface RegisteredClient {
  client_type: 'bussines' | 'person';
  name: string;
  business_id: string;
  register_as_company: boolean;
  register_as_facility_manager: boolean;
  terms_version: string;
  privacy_version: string;
  hostname: string;
}

/** What a registration says of the client's first user. */
export interface RegisteredUser {
  user_identity: string;
  password_hash: string;
  first_name: string;
  last_name: string;
}

/** Ids for a new client and its first user: the tenant has to be open before its row is written. */
export async function selectNewIds(db: Db) {
  const { rows } = await sql<{ client_id: number; client_user_id: number }>`
    select nextval(pg_get_serial_sequence('clients', 'client_id')) as client_id,
           nextval(pg_get_serial_sequence('client_users', 'client_user_id')) as client_user_id
  `.execute(db);
  return rows[0] ?? { client_id: 0, client_user_id: 0 };
}

function clientColumns(client: RegisteredClient) {
  const { terms_version, privacy_version, hostname, ...columns } = client;
  return {
    ...columns,
    full_name: client.name,
    confirmation_rules: true,
    term_and_conditions_version: terms_version,
    term_and_conditions_agreement_date: sql<string>`now()`,
    term_and_conditions_hostname: hostname,
    confirmation_gdpr: true,
    gdpr_version: privacy_version,
    gdpr_agreement_date: sql<string>`now()`,
    gdpr_hostname: hostname,
  };
}

export async function insertRegisteredClient(
  db: Db,
  user: UserKey,
  client: RegisteredClient,
): Promise<void> {
  await db
    .insertInto('clients')
    .values((query) => ({
      ...clientColumns(client),
      client_id: user.client_id,
      module_schema_id: query
        .selectFrom('module_schemas')
        .select('module_schema_id')
        .where('is_default', '=', true),
    }))
    .execute();
}

export async function insertRegisteredUser(
  db: Db,
  user: UserKey,
  registered: RegisteredUser,
): Promise<void> {
  await db
    .insertInto('client_users')
    .values({
      ...registered,
      client_id: user.client_id,
      client_user_id: user.client_user_id,
      is_client_admin: true,
    })
    .execute();
}

/** Replaces what an unconfirmed registration said of the client. */
export async function updateRegisteredClient(
  db: Db,
  user: UserKey,
  client: RegisteredClient,
): Promise<void> {
  await db
    .updateTable('clients')
    .set(clientColumns(client))
    .where('client_id', '=', user.client_id)
    .where('confirmed', 'is', null)
    .execute();
}

/** Replaces what an unconfirmed registration said of its user. */
export async function updateRegisteredUser(
  db: Db,
  user: UserKey,
  registered: RegisteredUser,
): Promise<void> {
  const { password_hash, first_name, last_name } = registered;
  await db
    .updateTable('client_users')
    .set({ password_hash, first_name, last_name })
    .where('client_id', '=', user.client_id)
    .where('client_user_id', '=', user.client_user_id)
    .where('client_confirmed', 'is', null)
    .execute();
}

/** Confirms the client that a registration has founded. */
export async function updateClientConfirmed(db: Db, clientId: OwnedClientId): Promise<void> {
  await db
    .updateTable('clients')
    .set({ confirmed: sql<string>`now()`, confirmed_info: 'odkazem z e-mailu' })
    .where('client_id', '=', clientId)
    .where('confirmed', 'is', null)
    .execute();
}
