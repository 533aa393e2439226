import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

// What a record is going to refer to: it is not deleted before the transaction ends.

/** Kind of a pasport of the unit. */
export async function selectKindHeld(
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

/** Whether the client has the space in the unit; held, nobody else changes it before the transaction ends. */
export async function selectOwnedSpace(
  db: Db,
  clientId: OwnedClientId,
  space: { readonly unit_id: number; readonly pasport_id: number },
  held: boolean,
): Promise<boolean> {
  const row = await db
    .selectFrom('pasports')
    .select('pasport_id')
    .where('client_id', '=', clientId)
    .where('unit_id', '=', space.unit_id)
    .where('pasport_id', '=', space.pasport_id)
    .where('kind', '=', 'space')
    .$if(held, (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}
