import { sql } from 'kysely';
import type { ImportTokenState } from '#contract/tokens.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { crewOfAuthenticated, openedTo, type Asked, type AuthenticatedRow } from './access.sql.ts';
import type { OwnedClientId, UserKey } from './owned.ts';

/** A client's token, which opens all its units, or that of one unit. */
export interface TokenPlace {
  readonly client_id: OwnedClientId;
  readonly unit_id: number | null;
}

/** Whoever made the import token of the hash, with its tenant opened; undefined for a token that opens nothing. */
export async function selectImportHolder(
  db: Db,
  tokenHash: Buffer,
  { unit, modules }: Asked,
): Promise<AuthenticatedRow | undefined> {
  const { rows } = await sql<AuthenticatedRow>`
    select a.*, ${openedTo(modules)} as modules, ${crewOfAuthenticated} as crew_id
      from access.authenticate_import(${tokenHash}, ${unit}::integer) a`.execute(db);
  return rows[0];
}

/** Has a new token found by its hash, and act in the name of the user. */
export async function insertImportToken(
  db: Db,
  { client_id, unit_id }: TokenPlace,
  { client_user_id }: UserKey,
  token_hash: Buffer,
): Promise<void> {
  await db
    .insertInto('import_tokens')
    .values({ client_id, unit_id, client_user_id, token_hash })
    .execute();
}

function ofPlace({ unit_id }: TokenPlace, alias: string) {
  return sql<boolean>`${sql.ref(`${alias}.unit_id`)} is not distinct from ${unit_id}::integer`;
}

/** From now on the token of the place opens nothing. */
export async function deleteImportToken(db: Db, place: TokenPlace): Promise<void> {
  await db
    .deleteFrom('import_tokens')
    .where('client_id', '=', place.client_id)
    .where(ofPlace(place, 'import_tokens'))
    .execute();
}

/** Writes down a call made by a token. */
export async function insertImportCall(
  db: Db,
  { client_id, unit_id }: TokenPlace,
  call: { called: string; address: string; refusal: string },
): Promise<void> {
  await db
    .insertInto('import_token_calls')
    .values({ client_id, unit_id, ...call })
    .execute();
}

const CALLS_TOLD = 20;

/** Who made the token of the place, and the newest calls by it; until when it lives is its record's. */
export async function selectImportToken(
  db: Db,
  place: TokenPlace,
): Promise<Omit<ImportTokenState, 'expires'>> {
  const { rows } = await sql<Omit<ImportTokenState, 'expires'>>`
    select coalesce((select concat_ws(' ', u.first_name, u.last_name) from portal_users u
                      where u.client_id = t.client_id and u.client_user_id = t.client_user_id), '') as user_name,
           ${momentOrEmpty(
             sql`(select max(c.at) from import_token_calls c
                   where c.client_id = ${place.client_id} and ${ofPlace(place, 'c')} and c.at >= t.created)`,
           )} as last_used,
           coalesce((select json_agg(n) from (
             select ${momentOrEmpty('c.at')} as at, c.called, c.address, c.refusal
               from import_token_calls c
              where c.client_id = ${place.client_id} and ${ofPlace(place, 'c')}
              order by c.import_token_call_id desc limit ${CALLS_TOLD}) n), '[]') as calls
      from (select 1) as one
      left join import_tokens t on t.client_id = ${place.client_id} and ${ofPlace(place, 't')}`.execute(
    db,
  );
  return rows[0] ?? { user_name: '', last_used: '', calls: [] };
}
