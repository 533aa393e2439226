import { sql } from 'kysely';
import { roomFields } from '#contract/pasports/rooms.ts';
import type { OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
import type { Stored } from '#server/core/time/dated.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** A room with all that its form says. */
export interface StoredRoom extends Stored {
  readonly room_name: string;
  readonly room_order: number;
  readonly floor_area: number;
  readonly is_heated: boolean;
  readonly countable_coefficient: number;
  readonly comment: string;
}

/** Rooms of the spaces, the earliest first. */
export async function selectRooms(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
): Promise<StoredRoom[]> {
  const { rows } = await sql<StoredRoom>`
    select r.pasport_room_id as id, r.version, r.pasport_id, r.room_name as label,
           ${ownColumns('r', roomFields)}
      from pasport_rooms r
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and pasport_id = any (${[...pasportIds]}::integer[])
     order by valid_from, pasport_room_id`.execute(db);
  return rows;
}

/** How many heating elements are in a room. */
export async function selectElementUses(
  db: Db,
  space: OwnedSpace,
  roomId: number,
): Promise<number> {
  const row = await db
    .selectFrom('pasport_building_elements')
    .select((column) => column.fn.countAll<number>().as('elements'))
    .where('client_id', '=', space.client_id)
    .where('pasport_room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return row.elements;
}
