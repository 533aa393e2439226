import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { validOn } from '#server/core/time/valid-on.sql.ts';

/** Areas that follow from rooms, in m², exact decimals as text. */
export interface RoomAreas {
  readonly heated_area: string;
  readonly countable_area: string;
}

/**
 * The heated and the countable area of rooms that are grouped, in m², as SQL (vyhláška 269/2015 Sb.,
 * annex 1: floor areas times their coefficients).
 */
export const heatedArea = sql`coalesce(sum(floor_area) filter (where is_heated), 0)`;
export const countableArea = sql`coalesce(round(sum(floor_area * countable_coefficient), 2), 0)`;

/** The areas of the rooms that the space has on the day; undefined when it has none. */
export async function selectRoomAreas(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
  day: string,
): Promise<RoomAreas | undefined> {
  const { rows } = await sql<RoomAreas & { rooms: number }>`
    select count(*) as rooms, ${heatedArea}::text as heated_area, ${countableArea}::text as countable_area
      from pasport_rooms
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and pasport_id = ${pasportId} and ${validOn(day)}`.execute(db);
  return rows.flatMap(({ rooms, ...areas }) => (rooms === 0 ? [] : [areas]))[0];
}
