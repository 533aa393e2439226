import { sql } from 'kysely';
import type { Consent } from '#contract/consents.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Consents of the client's users, the newest first. */
export async function selectConsents(db: Db, clientId: OwnedClientId): Promise<Consent[]> {
  return db
    .selectFrom('consents as c')
    .innerJoin('client_users as u', (join) =>
      join
        .onRef('u.client_id', '=', 'c.client_id')
        .onRef('u.client_user_id', '=', 'c.client_user_id'),
    )
    .select([
      sql<Consent['kind']>`c.kind`.as('kind'),
      'c.document_version as version',
      'c.agreed',
      'c.hostname',
      sql<Consent['source']>`c.source`.as('source'),
      sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('user_name'),
    ])
    .where('c.client_id', '=', clientId)
    .where('u.client_id', '=', clientId)
    .orderBy('c.agreed', 'desc')
    .orderBy('c.consent_id', 'desc')
    .execute();
}
