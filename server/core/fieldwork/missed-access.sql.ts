import { sql } from 'kysely';

/**
 * Visits of the place `l` on which nobody opened, since somebody was let in last, each with what was said of
 * it, as JSON: what `missedAccessOf` judges.
 */
export const missedVisits = sql`
  coalesce((
    select json_agg(json_build_object('day', v.day, 'notices', coalesce((
             select json_agg(json_build_object(
                      'channel', n.channel, 'state', n.state, 'told_on', n.told_on,
                      'delivered_on', n.delivered_on, 'day', n.day))
               from visit_notices n
              where n.client_id = v.client_id and n.unit_id = v.unit_id
                and n.visit_id = v.visit_id), '[]')))
      from visits v
     where v.client_id = l.client_id and v.unit_id = l.unit_id and v.pasport_id = l.pasport_id
       and v.state = 'no-access'
       and not exists (
         select from visits d
          where d.client_id = v.client_id and d.unit_id = v.unit_id and d.pasport_id = v.pasport_id
            and d.state = 'done'
            and (d.day, d.from_minute, d.visit_id) > (v.day, v.from_minute, v.visit_id))), '[]')`;
