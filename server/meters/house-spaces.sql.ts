import { sql } from 'kysely';
import type { UsingSpace } from '#contract/metering/house-uses.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { houseNamed } from '#server/core/metering/place-named.sql.ts';
import type { AsOf } from '#server/core/pasports/areas-on.sql.ts';
import {
  holdersOf,
  listedColumns,
  listedOf,
  seatsOf,
} from '#server/core/pasports/space-list.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';

/**
 * Shown spaces of the house on the day with who is in them and their areas, by their numbers; undefined
 * where there is no such house.
 */
export async function selectUsingSpaces(
  db: Db,
  unit: OwnedUnit,
  house: number,
  asOf: AsOf,
): Promise<UsingSpace[] | undefined> {
  const inside = sql`p.parent_id = ${house} and not p.hidden`;
  const spaces = sql<UsingSpace>`
    with recursive ${seatsOf(unit)}, ${holdersOf(unit, asOf.day, inside)},
    listed as (select ${listedColumns} ${listedOf(unit, asOf, inside, inside)})
    select l.pasport_space_id, l.pasport_id, l.pasport_floor_id, l.space_number, l.pasport_type_name,
           l.is_flat, l.tenant_name, l.users_count, l.floor_code, l.total_area::float8 as total_area,
           l.heated_area
      from listed l
     order by l.space_number collate public.czech, l.pasport_id`;
  return selectRowsUnder(db, houseNamed(unit, house), spaces);
}
