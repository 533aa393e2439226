import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Units of the client by name in the Czech order; only the one where there is one. */
export async function selectImportUnits(db: Db, clientId: OwnedClientId, only: number | null) {
  return db
    .selectFrom('units')
    .select(['unit_id', 'name'])
    .where('client_id', '=', clientId)
    .$if(only !== null, (query) => query.where('unit_id', '=', only))
    .orderBy(sql`name collate public.czech`)
    .execute();
}
