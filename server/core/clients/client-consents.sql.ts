import { sql } from 'kysely';
import type { GivenConsent } from '#server/access/consents.sql.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

function clientColumns({ kind, document_version, hostname }: GivenConsent) {
  if (kind === 'terms')
    return {
      confirmation_rules: true,
      term_and_conditions_version: document_version,
      term_and_conditions_agreement_date: sql<string>`now()`,
      term_and_conditions_hostname: hostname,
    };
  return {
    confirmation_gdpr: true,
    gdpr_version: document_version,
    gdpr_agreement_date: sql<string>`now()`,
    gdpr_hostname: hostname,
  };
}

/** The client's own record of what it has agreed to (specification, section 3). */
export async function updateClientConsents(
  db: Db,
  clientId: OwnedClientId,
  given: readonly GivenConsent[],
): Promise<void> {
  for (const one of given) {
    const named = one.kind === 'terms' ? 'term_and_conditions_version' : 'gdpr_version';
    await db
      .updateTable('clients')
      .set(clientColumns(one))
      .where('client_id', '=', clientId)
      .where(named, '<>', one.document_version)
      .execute();
  }
}
