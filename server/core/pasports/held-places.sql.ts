import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A building or a group of buildings: they have the same fields. */
export type Kind = 'group' | 'building';

/** Groups of the unit with what is above them; no group moves before the transaction ends. */
export async function selectGroupParentsForUpdate(
  db: Db,
  unit: OwnedUnit,
): Promise<{ pasport_id: number; parent_id: number | null }[]> {
  return db
    .selectFrom('pasports')
    .select(['pasport_id', 'parent_id'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('kind', '=', 'group')
    .orderBy('pasport_id')
    .forNoKeyUpdate()
    .execute();
}

/** A building or group that changes, held until the transaction ends. */
export async function selectPlaceForUpdate(
  db: Db,
  unit: OwnedUnit,
  { id, kind }: { id: number; kind: Kind },
): Promise<{ pasport_id: number; version: number } | undefined> {
  return db
    .selectFrom('pasport_buildings as b')
    .innerJoin('pasports as p', (join) =>
      join
        .onRef('p.client_id', '=', 'b.client_id')
        .onRef('p.unit_id', '=', 'b.unit_id')
        .onRef('p.pasport_id', '=', 'b.pasport_id'),
    )
    .select(['b.pasport_id', 'b.version'])
    .where('b.client_id', '=', unit.client_id)
    .where('b.unit_id', '=', unit.unit_id)
    .where('b.pasport_building_id', '=', id)
    .where('p.kind', '=', kind)
    .forNoKeyUpdate('b')
    .executeTakeFirst();
}

/** Which of the ids are groups or buildings of the unit; their rows are held. */
export async function selectPlacesForUpdate(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('pasports')
    .select('pasport_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('kind', '<>', 'space')
    .where(sql<boolean>`pasport_id = any (${[...pasportIds]}::integer[])`)
    .orderBy('pasport_id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.pasport_id);
}
