import { sql } from 'kysely';
import type { ConsentKind, PendingConsent } from '#contract/consents.ts';
import type { Db } from '#server/db/db.ts';
import type { UserKey } from './owned.ts';

/** The texts of a kind that are in force on the day; one query serves all who ask. */
function currentTexts(day: string) {
  return sql<{ kind: ConsentKind; document_version: string }>`
    select distinct on (kind) kind, document_version from legal_documents
     where published is not null and valid_from <= ${day}::date and kind in ('terms', 'privacy')
     order by kind, valid_from desc, published desc`;
}

/** Names of the versions that are to be agreed to on the day. */
export async function selectCurrentVersions(
  db: Db,
  day: string,
): Promise<ReadonlyMap<ConsentKind, string>> {
  const { rows } = await currentTexts(day).execute(db);
  return new Map(rows.map(({ kind, document_version }) => [kind, document_version]));
}

/**
 * What waits for a consent on the day: the terms of an admin of the client, once for the client; the
 * protection of data of each user. The operator's own people are asked for nothing.
 */
export async function selectPendingConsents(
  db: Db,
  { client_id, client_user_id }: UserKey,
  day: string,
): Promise<PendingConsent[]> {
  const { rows } = await sql<{ pending: PendingConsent }>`
    select case when t.kind = 'terms' and not u.is_client_admin then 'client-terms' else t.kind end as pending
      from (${currentTexts(day)}) t
      join portal_users u on u.client_id = ${client_id} and u.client_user_id = ${client_user_id}
     where not u.is_sys_admin
       and not exists (select from consents c
             where c.client_id = ${client_id} and c.kind = t.kind
               and c.document_version = t.document_version
               and (c.kind = 'terms' or c.client_user_id = ${client_user_id}))
     order by 1 desc`.execute(db);
  return rows.map(({ pending }) => pending);
}

/** What a consent is to, and where it was given. */
export interface GivenConsent {
  readonly kind: ConsentKind;
  readonly document_version: string;
  readonly hostname: string;
  readonly source: 'registration' | 'sign-in';
}

/** Adds consents of the user; one that he has given already stays as it was. */
export async function insertConsents(
  db: Db,
  { client_id, client_user_id }: UserKey,
  given: readonly GivenConsent[],
): Promise<void> {
  await db
    .insertInto('consents')
    .values(given.map((one) => ({ ...one, client_id, client_user_id })))
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'client_user_id', 'kind', 'document_version']).doNothing(),
    )
    .execute();
}

/** Who runs the portal, as far as the texts name him. */
export async function selectNamedOperator(db: Db) {
  return db
    .selectFrom('operator')
    .select(['operator_name', 'operator_address', 'operator_email'])
    .executeTakeFirstOrThrow();
}
