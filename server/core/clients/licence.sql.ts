import type { Db } from '#server/db/db.ts';
import type { OwnedClientId } from '#server/access/owned.ts';

/** Last day of the client's licence; null for one without an end. */
export async function selectLicenceEnd(db: Db, clientId: OwnedClientId): Promise<string | null> {
  const row = await db
    .selectFrom('clients')
    .select('licence_valid_to')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return row.licence_valid_to;
}
