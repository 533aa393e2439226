import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { seatsOf } from '#server/core/pasports/space-list.sql.ts';
import type { Db } from '#server/db/db.ts';

/** A place as a plan needs it: the house it is in, its turn there, and when somebody is at home. */
export interface WalkedPlace {
  readonly pasport_id: number;
  readonly building_id: number;
  readonly turn: number;
  readonly from_minute: number | null;
  readonly to_minute: number | null;
}

/** Those of the places that the unit has, in the order of walking, held against deletion. */
export async function selectWalkedPlaces(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
): Promise<WalkedPlace[]> {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<WalkedPlace>`
    with recursive ${seatsOf(unit)},
    held as materialized (
      select * from pasports
       where client_id = ${client_id} and unit_id = ${unit_id} and kind <> 'group'
         and pasport_id = any(${[...pasportIds]}::integer[])
       order by pasport_id for key share)
    select p.pasport_id, b.pasport_id as building_id,
           row_number() over (order by b.seat, f.floor nulls first,
             s.space_number collate public.czech nulls first, p.pasport_id)::integer as turn,
           g.from_minute, g.to_minute
      from held p
      join seats b on b.pasport_id = case p.kind when 'space' then p.parent_id else p.pasport_id end
      left join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
      left join pasport_floors f on f.client_id = s.client_id and f.unit_id = s.unit_id
           and f.pasport_floor_id = s.pasport_floor_id
      left join visit_access g on g.client_id = p.client_id and g.unit_id = p.unit_id
           and g.pasport_id = p.pasport_id
     order by turn`.execute(db);
  return rows;
}
