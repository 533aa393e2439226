import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ofUnit, recordsOn, within, type Scope } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

type Sql = RawBuilder<unknown>;

/** Areas that follow from rooms, in m², exact decimals as text. */
export interface RoomAreas {
  readonly heated_area: string;
  readonly countable_area: string;
}

/** The greatest area that a space can have, in m². */
export const GREATEST_AREA = '99999999.99';

/**
 * What the rooms of each space come to on the day, in m², as a table: pasport_id, heated_area and
 * countable_area (vyhláška 269/2015 Sb., annex 1: floor areas times their coefficients). A space without
 * rooms on the day has no row.
 */
function sumsOfRooms(of: Scope, day: string): Sql {
  return sql`
    select pasport_id, coalesce(sum(floor_area) filter (where is_heated), 0) as heated_area,
           coalesce(round(sum(floor_area * countable_coefficient), 2), 0) as countable_area
      from (${recordsOn('pasport_rooms', of, day)}) r
     group by pasport_id`;
}

/** The same without spaces whose rooms come to more than any space can have: rooms do not set them. */
export function roomAreasOn(of: Scope, day: string): Sql {
  return sql`
    select * from (${sumsOfRooms(of, day)}) sums
     where greatest(heated_area, countable_area) <= ${GREATEST_AREA}::numeric`;
}

/** A day, and the one on which it is asked. */
export interface AsOf {
  readonly day: string;
  readonly today: string;
}

/**
 * Spaces of the scope as a table: their columns with `heated_on` and `countable_on`, their areas as of
 * the day. Areas follow from the rooms of that day. Where they are set by hand, or no room is recorded
 * for the day, they are what the space has now: of what was once written by hand no history is kept.
 * Today's areas are those that are stored.
 */
export function spacesOn({ client_id, where }: Scope, { day, today }: AsOf): Sql {
  const spaces = sql`select * from pasport_spaces where client_id = ${client_id} and ${where}`;
  if (day === today)
    return sql`select s.*, heated_area as heated_on, countable_area as countable_on from (${spaces}) s`;
  const follows = sql`r.pasport_id is not null and not s.heated_area_fixed`;
  return sql`
    select s.*, case when ${follows} then r.heated_area else s.heated_area end as heated_on,
           case when ${follows} then r.countable_area else s.countable_area end as countable_on
      from (${spaces}) s
      left join (${roomAreasOn({ client_id, where }, day)}) r on r.pasport_id = s.pasport_id`;
}

/** The areas of the rooms that the spaces have on the day, whatever they are; one that has none is left out. */
export async function selectRoomAreas(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
  day: string,
): Promise<(RoomAreas & { readonly pasport_id: number })[]> {
  const them = within(ofUnit(unit), sql`pasport_id = any (${[...pasportIds]}::integer[])`);
  const { rows } = await sql<RoomAreas & { pasport_id: number }>`
    select pasport_id, heated_area::text, countable_area::text
      from (${sumsOfRooms(them, day)}) sums`.execute(db);
  return rows;
}
