import { sql } from 'kysely';
import type { Floor } from '#contract/pasports/floors.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

const columns = [
  'pasport_floor_id',
  'unit_id',
  'pasport_id',
  'floor',
  'name',
  'code',
  'comment',
  'created',
  'updated',
  'version',
] as const;

/** A floor of a building; the building by its pasport_id. */
export interface FloorKey {
  readonly pasport_id: number;
  readonly id: number;
}

/** Whether the pasport is a building of the unit; it is not deleted before the transaction ends. */
export async function selectBuildingKept(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('pasports')
    .select('pasport_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasportId)
    .where('kind', '=', 'building')
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Floors of a building from the highest; undefined when the unit has no such building. */
export async function selectFloors(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<Floor[] | undefined> {
  const { rows } = await sql<Floor | { pasport_floor_id: null }>`
    select f.pasport_floor_id, f.unit_id, f.pasport_id, f.floor, f.name, f.code, f.comment,
           f.created, f.updated, f.version
      from pasports p
      left join pasport_floors f on f.client_id = p.client_id and f.unit_id = p.unit_id
           and f.pasport_id = p.pasport_id
     where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id}
       and p.pasport_id = ${pasportId} and p.kind = 'building'
     order by f.floor desc, f.code collate public.czech`.execute(db);
  if (rows.length === 0) return undefined;
  return rows.filter((row): row is Floor => row.pasport_floor_id !== null);
}

export async function selectFloor(
  db: Db,
  unit: OwnedUnit,
  { pasport_id, id }: FloorKey,
): Promise<Floor | undefined> {
  return db
    .selectFrom('pasport_floors')
    .select(columns)
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasport_id)
    .where('pasport_floor_id', '=', id)
    .executeTakeFirst();
}

/** How many spaces are on the floor, which nothing may refer to anew before the transaction ends; undefined without the floor. */
export async function selectFloorUseForUpdate(
  db: Db,
  unit: OwnedUnit,
  { pasport_id, id }: FloorKey,
): Promise<number | undefined> {
  const held = await db
    .selectFrom('pasport_floors')
    .select('pasport_floor_id')
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_id', '=', pasport_id)
    .where('pasport_floor_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return undefined;
  const { spaces } = await db
    .selectFrom('pasport_spaces')
    .select((column) => column.fn.countAll<number>().as('spaces'))
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('pasport_floor_id', '=', id)
    .executeTakeFirstOrThrow();
  return spaces;
}
