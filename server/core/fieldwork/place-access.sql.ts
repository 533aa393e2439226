import { sql } from 'kysely';
import { missedAccessOf, type MissedVisit } from '#contract/fieldwork/missed-access.ts';
import type { PlaceAccess } from '#contract/fieldwork/visit-notices.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';
import { missedVisits } from './missed-access.sql.ts';
import { noticeColumns } from './notices.sql.ts';

/** Notices of the visit `v`, oldest first, as JSON. */
const notices = sql`
  coalesce((
    select json_agg(row_to_json(t) order by t.told_on, t.visit_notice_id)
      from (select ${noticeColumns}
              from visit_notices n
              left join portal_users y on y.client_id = n.client_id
                   and y.client_user_id = n.client_user_id
             where n.client_id = v.client_id and n.unit_id = v.unit_id
               and n.visit_id = v.visit_id) t), '[]')`;

/** Visits of the place `l`, those without a time last, as JSON. */
const visits = sql`
  coalesce((
    select json_agg(row_to_json(t) order by t.day nulls last, t.from_minute, t.visit_id)
      from (select v.visit_id, r.name as round_name, k.name as work_name,
                   coalesce(c.name, '') as crew_name, v.attempt, v.state,
                   to_char(v.day, 'YYYY-MM-DD') as day, v.from_minute, v.minutes, v.note,
                   ${momentOrEmpty('v.ended')} as ended,
                   coalesce(concat_ws(' ', nullif(e.first_name, ''), nullif(e.last_name, '')), '')
                     as ended_by,
                   ${notices} as notices
              from visits v
              join rounds r on r.client_id = v.client_id and r.unit_id = v.unit_id
                   and r.round_id = v.round_id
              join works k on k.client_id = r.client_id and k.work_id = r.work_id
              left join crews c on c.client_id = v.client_id and c.crew_id = v.crew_id
              left join portal_users e on e.client_id = v.client_id
                   and e.client_user_id = v.client_user_id
             where v.client_id = l.client_id and v.unit_id = l.unit_id
               and v.pasport_id = l.pasport_id) t), '[]')`;

/** How access to a house or a space was asked for and how it came out; undefined where the unit has none such. */
export async function selectPlaceAccess(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  pasport_id: number,
): Promise<PlaceAccess | undefined> {
  const { rows } = await sql<Omit<PlaceAccess, 'missed'> & { missed: readonly MissedVisit[] }>`
    select l.unit_id, u.name as unit_name, l.pasport_id, l.building_name, l.space_number,
           ${missedVisits} as missed, ${visits} as visits
      from pasport_places l
      join units u on u.client_id = l.client_id and u.unit_id = l.unit_id
     where l.client_id = ${client_id} and l.unit_id = ${unit_id} and l.pasport_id = ${pasport_id}
       and l.kind <> 'group'`.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : { ...row, missed: missedAccessOf(row.missed) };
}
