import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

/** Rounds of a client with their works, as a table to be sought in by `search_text`. */
export function soughtRounds(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`
    select r.client_id, r.unit_id, r.round_id, r.name, k.name as work_name,
           r.closed is not null as is_closed, folded(r.name) as name_text,
           folded(concat_ws(' ', r.name, k.name)) as search_text
      from rounds r
      join works k on k.client_id = r.client_id and k.work_id = r.work_id
     where r.client_id = ${clientId}`;
}

/**
 * Visits of a client that have a day, as a table to be sought in: by `own_text` alone (the round and its work), or
 * by `search_text` with the words of the place. Texts are folded by rounds, which are few, and not by visits.
 */
export function soughtVisits(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`
    select v.client_id, v.unit_id, v.visit_id, v.day, v.from_minute, v.state, r.name as round_name,
           coalesce(h.pasport_name, '') as building_name, coalesce(s.space_number, '') as space_number,
           r.own_text,
           concat_ws(' ', r.own_text, s.space_text, case when s.is_flat then 'byt' end, h.place_text) as search_text
      from visits v
      join (select r.client_id, r.unit_id, r.round_id, r.name,
                   'navsteva ' || folded(concat_ws(' ', r.name, k.name)) as own_text
              from rounds r
              join works k on k.client_id = r.client_id and k.work_id = r.work_id
             where r.client_id = ${clientId}
            offset 0) r
        on r.client_id = v.client_id and r.unit_id = v.unit_id and r.round_id = v.round_id
      left join space_places s on s.client_id = v.client_id and s.unit_id = v.unit_id
           and s.pasport_id = v.pasport_id
      left join house_places h on h.client_id = v.client_id and h.unit_id = v.unit_id
           and h.pasport_id = coalesce(s.parent_id, v.pasport_id)
     where v.client_id = ${clientId} and v.day is not null`;
}
