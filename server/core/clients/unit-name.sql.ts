import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** The name of the unit, in whose name letters are written. */
export async function selectUnitName(db: Db, { client_id, unit_id }: OwnedUnit): Promise<string> {
  const row = await db
    .selectFrom('units')
    .select('name')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .executeTakeFirst();
  return row?.name ?? '';
}
