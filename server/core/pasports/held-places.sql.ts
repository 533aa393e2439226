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

/** Buildings or groups that change, by their pasport_building_ids; held until the transaction ends. */
export async function selectBuildingsForUpdate(
  db: Db,
  unit: OwnedUnit,
  { ids, kind }: { ids: readonly number[]; kind: Kind },
): Promise<{ pasport_building_id: number; pasport_id: number; version: number }[]> {
  return db
    .selectFrom('pasport_buildings as b')
    .innerJoin('pasports as p', (join) =>
      join
        .onRef('p.client_id', '=', 'b.client_id')
        .onRef('p.unit_id', '=', 'b.unit_id')
        .onRef('p.pasport_id', '=', 'b.pasport_id'),
    )
    .select(['b.pasport_building_id', 'b.pasport_id', 'b.version'])
    .where('b.client_id', '=', unit.client_id)
    .where('b.unit_id', '=', unit.unit_id)
    .where(sql<boolean>`b.pasport_building_id = any (${[...ids]}::integer[])`)
    .where('p.kind', '=', kind)
    .orderBy('b.pasport_building_id')
    .forNoKeyUpdate('b')
    .execute();
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
