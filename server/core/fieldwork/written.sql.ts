import { sql } from 'kysely';
import type { WrittenByVisit } from '#contract/fieldwork/written-visits.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { placeNamed } from '#server/core/metering/place-named.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';

/**
 * What stands of what visits have written at the measuring place, with photos of it, the newest first;
 * undefined where there is no such place.
 */
export async function selectWrittenAt(
  db: Db,
  unit: OwnedUnit,
  measuring_place_id: number,
): Promise<WrittenByVisit[] | undefined> {
  const { client_id, unit_id } = unit;
  const written = sql<WrittenByVisit>`
    select f.visit_finding_id, r.visit_id, r.unit_id,
           (r.told_at at time zone 'Europe/Prague')::date as told_on,
           k.name as work_name, coalesce(c.name, '') as crew_name, f.meter_id, f.meter_reading_id,
           (select coalesce(json_agg(json_build_object('visit_photo_id', p.visit_photo_id, 'of', p.shows)
                              order by p.visit_photo_id), '[]')
              from visit_photos p
             where p.client_id = r.client_id and p.unit_id = r.unit_id
               and p.visit_result_id = r.visit_result_id and p.shows <> 'signature'
               and p.measuring_place_id = ${measuring_place_id}) as photos
      from visit_findings f
      join visit_results r on r.client_id = f.client_id and r.unit_id = f.unit_id
           and r.visit_result_id = f.visit_result_id
      join visits v on v.client_id = r.client_id and v.unit_id = r.unit_id and v.visit_id = r.visit_id
      join rounds g on g.client_id = v.client_id and g.unit_id = v.unit_id and g.round_id = v.round_id
      join works k on k.client_id = g.client_id and k.work_id = g.work_id
      left join crews c on c.client_id = v.client_id and c.crew_id = v.crew_id
     where f.client_id = ${client_id} and f.unit_id = ${unit_id}
       and (f.told->>'measuring_place_id')::integer = ${measuring_place_id}
       and num_nonnulls(f.meter_id, f.meter_reading_id) > 0
     order by r.told_at desc, f.visit_finding_id desc`;
  return selectRowsUnder(db, placeNamed(unit, measuring_place_id), written);
}
