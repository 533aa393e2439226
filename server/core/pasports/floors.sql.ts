import { sql, type RawBuilder } from 'kysely';
import { floorFields } from '#contract/pasports/floor-record.ts';
import type { Floor } from '#contract/pasports/floors.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

const columns = sql<Floor>`f.pasport_floor_id, f.unit_id, f.pasport_id,
  ${ownColumns('f', floorFields)}, f.created, f.updated, f.version`;

/** A floor of a building; the building by its pasport_id. */
export interface FloorKey {
  readonly pasport_id: number;
  readonly id: number;
}

/** Whether the pasport is a building of the unit; it is not deleted before the transaction ends. */
export async function selectBuildingHeld(
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

/** The pasport_id of the building of a floor of the unit, as a table of one row; of none when there is no such floor. */
export function buildingOfFloor(
  { client_id, unit_id }: OwnedUnit,
  floorId: number,
): RawBuilder<unknown> {
  return sql`
    select pasport_id from pasport_floors
     where client_id = ${client_id} and unit_id = ${unit_id} and pasport_floor_id = ${floorId}`;
}

/** Floors of a building from the highest; undefined when the unit has no such building. */
export async function selectFloors(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<Floor[] | undefined> {
  const { rows } = await sql<Floor | { pasport_floor_id: null }>`
    select ${columns}
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
  const { rows } = await sql<Floor>`
    select ${columns} from pasport_floors f
     where f.client_id = ${unit.client_id} and f.unit_id = ${unit.unit_id}
       and f.pasport_id = ${pasport_id} and f.pasport_floor_id = ${id}`.execute(db);
  return rows[0];
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
