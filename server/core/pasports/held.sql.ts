import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId, OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
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

/** The space if it is of the unit, as a query with one row or none. */
export function spaceNamed({ client_id, unit_id, pasport_id }: OwnedSpace): RawBuilder<unknown> {
  return sql`
    select n.pasport_id from pasports n
     where n.client_id = ${client_id} and n.unit_id = ${unit_id}
       and n.pasport_id = ${pasport_id} and n.kind = 'space'`;
}

/** Which of the spaces stand in the house, of the whole unit without one; held, nobody else changes what they have before the transaction ends. */
export async function selectSpacesOfHouseHeld(
  db: Db,
  unit: OwnedUnit,
  houseId: number | null,
  pasportIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ pasport_id: number }>`
    select pasport_id from pasports
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id} and kind = 'space'
       and (${houseId}::integer is null or parent_id = ${houseId}) and pasport_id = any (${[...pasportIds]}::integer[])
     order by pasport_id for update`.execute(db);
  return new Set(rows.map(({ pasport_id }) => pasport_id));
}
