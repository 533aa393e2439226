import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { spacesOn, type AsOf } from './areas-on.sql.ts';

/** A space that bears its part of what the house costs; areas in m² as exact text, null where none is recorded. */
export interface SettledSpace {
  readonly pasport_id: number;
  readonly pasport_space_id: number;
  readonly space_number: string;
  readonly building_id: number;
  readonly building_name: string;
  readonly total_area: string | null;
  readonly area: string | null;
  readonly heated_area: string | null;
  readonly countable_area: string | null;
  readonly share_numerator: string | null;
  readonly share_denominator: string | null;
}

/** Shown spaces of the houses of the unit that count in its areas, with their areas as of the day, in their stored order. */
export async function selectSettledSpaces(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  asOf: AsOf,
): Promise<SettledSpace[]> {
  const { rows } = await sql<SettledSpace>`
    select p.pasport_id, p.pasport_space_id, p.space_number, p.parent_id as building_id, p.building_name,
           nullif(s.total_area, 0)::text as total_area, nullif(s.floor_area, 0)::text as area,
           nullif(s.heated_on, 0)::text as heated_area, nullif(s.countable_on, 0)::text as countable_area,
           s.common_share_numerator::text as share_numerator,
           s.common_share_denominator::text as share_denominator
      from space_places p
      join (${spacesOn({ client_id, where: sql`unit_id = ${unit_id}` }, asOf)}) s
           on s.pasport_id = p.pasport_id
      join pasports o on o.client_id = p.client_id and o.unit_id = p.unit_id and o.pasport_id = p.pasport_id
      left join pasports h on h.client_id = p.client_id and h.unit_id = p.unit_id
           and h.pasport_id = p.parent_id
     where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.parent_id is not null
       and not p.hidden and not p.building_hidden and p.counts_in_areas
     order by h.pasport_order, h.pasport_id, o.pasport_order, p.space_number collate public.czech,
              p.pasport_id`.execute(db);
  return rows;
}
