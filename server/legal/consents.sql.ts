import { sql } from 'kysely';
import type { Consent } from '#contract/consents.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Consents of the client's users, the newest first. */
export async function selectConsents(db: Db, clientId: OwnedClientId): Promise<Consent[]> {
  const { rows } = await sql<Consent>`
    select c.kind, c.document_version as version, c.agreed, c.hostname, c.source,
           trim(u.first_name || ' ' || u.last_name) as user_name
      from consents c
      join portal_users u on u.client_id = c.client_id and u.client_user_id = c.client_user_id
     where c.client_id = ${clientId}
     order by c.agreed desc, c.consent_id desc`.execute(db);
  return rows;
}
