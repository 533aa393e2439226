import { sql, type RawBuilder } from 'kysely';
import type { AdminClient, listClients } from '#contract/admin-clients.ts';
import type { QueryOf, ResultOf } from '#contract/endpoint.ts';
import { clientFields } from '#contract/client-record.ts';
import { licenceFields } from '#contract/licence-record.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { usedOf } from './licence.sql.ts';
import type { Db } from '#server/db/db.ts';
import { inOrder, selectPiece } from '#server/db/list-piece.sql.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { ownColumns } from '#server/db/record-columns.ts';

const moments = [
  'confirmed',
  'term_and_conditions_agreement_date',
  'gdpr_agreement_date',
  'licence_requested',
  'blocked',
] as const;

const told = sql.join(
  moments.map((name) => sql`${momentOrEmpty(`c.${name}`)} as ${sql.ref(name)}`),
);

const plain = sql.join(
  [
    'client_id client_type identity_number confirmed_info created updated version',
    'register_as_company register_as_facility_manager confirmation_rules confirmation_gdpr',
    'term_and_conditions_version term_and_conditions_hostname gdpr_version gdpr_hostname',
    'licence_request blocked_reason',
  ]
    .flatMap((names) => names.split(' '))
    .map((name) => sql.ref(`c.${name}`)),
);
const licence = ownColumns('c', licenceFields, (name) => name !== 'licence_valid_to');

const columns = sql`${plain}, ${ownColumns('c', clientFields)}, ${licence}, ${told}, s.module_schema_name,
  coalesce(c.licence_valid_to::text, '') as licence_valid_to,
  c.external_token is not null as has_external_token,
  coalesce(k.user_identity, '') as user_identity, ${momentOrEmpty('k.last_sign_in')} as last_sign_in,
  k.users_count, k.units_count, k.pasports_count as current_pasports, k.items_count`;

const from = sql`from clients c join module_schemas s on s.module_schema_id = c.module_schema_id`;

/** The clients of an array of ids with their counts, by their ids. */
function countedOf(ids: RawBuilder<unknown>): RawBuilder<AdminClient> {
  return sql<AdminClient>`
    select ${columns} ${from}
      join access.client_counts(${ids}) k on k.client_id = c.client_id
     order by c.client_id`;
}

/** Clients after one by their ids, at most so many; none unless the list was opened by `openClientList`. */
export async function selectClientsAfter(
  db: Db,
  after: number,
  most: number,
): Promise<AdminClient[]> {
  const ids = sql`
    array(select client_id from clients where client_id > ${after} order by client_id limit ${most})`;
  return (await countedOf(ids).execute(db)).rows;
}

/** A piece of the clients by name in the Czech order; as above. Errors: `list-changed`. */
export async function selectClientsPiece(
  db: Db,
  asked: QueryOf<typeof listClients>,
): Promise<ResultOf<typeof listClients>> {
  const list = {
    key: sql`c.client_id`,
    order: [{ by: sql`c.name collate public.czech` }, { by: sql`c.client_id` }],
    from: sql`from clients c`,
  };
  const piece = await selectPiece(db, list, asked);
  const { rows } = await countedOf(sql`${piece.keys}::integer[]`).execute(db);
  return { values: inOrder(piece.keys, rows, ({ client_id }) => client_id), ...piece.told };
}

const countsOfTenant = sql`cross join lateral (
  select (select u.user_identity from client_users u where u.client_id = c.client_id
           order by u.is_client_admin desc, u.client_user_id limit 1) as user_identity,
         (select max(u.last_sign_in) from client_users u where u.client_id = c.client_id) as last_sign_in,
         (select count(*) from client_users u where u.client_id = c.client_id) as users_count,
         ${usedOf('units', 'c')} as units_count,
         ${usedOf('pasports', 'c')} as pasports_count, ${usedOf('items', 'c')} as items_count) k`;

/** The client whose tenant is open. */
export async function selectAdminClient(
  db: Db,
  clientId: OwnedClientId,
): Promise<AdminClient | undefined> {
  const { rows } = await sql<AdminClient>`
    select ${columns} ${from} ${countsOfTenant} where c.client_id = ${clientId}`.execute(db);
  return rows[0];
}
