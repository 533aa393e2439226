import { sql } from 'kysely';
import type { ResultOf } from '#contract/endpoint.ts';
import type { listPasportChoices } from '#contract/pasports/buildings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

type Choices = ResultOf<typeof listPasportChoices>;

/** Types of spaces and kinds of indicators that are offered, and the cities of the unit. */
export async function selectChoices(db: Db, unit: OwnedUnit): Promise<Choices> {
  const { rows } = await sql<Choices>`
    select coalesce((select json_agg(json_build_object('pasport_type_id', pasport_type_id,
                       'code', code, 'name', name, 'is_flat', is_flat)
                       order by type_order, name collate public.czech)
              from pasport_types where client_id = ${unit.client_id} and not hidden), '[]')
             as pasport_types,
           coalesce((select json_agg(json_build_object('heating_indicator_id', heating_indicator_id,
                       'code', code, 'name', name) order by indicator_order, name collate public.czech)
              from heating_indicators where client_id = ${unit.client_id} and not hidden), '[]')
             as heating_indicators,
           array(select distinct city_id from house_places
              where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
                and city_id is not null order by city_id) as used_city_ids`.execute(db);
  return rows[0] as Choices;
}
