import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

// What a record is going to refer to: it is not deleted before the transaction ends.

/** Kind of a pasport of the unit. */
export async function selectKindKept(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pasports')
    .select('kind')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasportId)
    .forKeyShare()
    .executeTakeFirst();
  return row?.kind;
}
