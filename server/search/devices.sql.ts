import { sql } from 'kysely';
import type { Find } from '#contract/search.ts';
import { soughtDevices } from '#server/core/revisions/sought.sql.ts';
import { elsewhere, marked, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';

/**
 * What is inspected by its name, number and kind of revision, which the words of its place tell apart; those
 * words alone find none of them.
 */
export function deviceFinds(place: Place, words: readonly string[]) {
  const inside = sql`not starts_with(d.name_text, folded(${words[0] ?? ''}::text))`;
  const where = sql`concat_ws(', ', nullif(d.building_name, ''), nullif(d.space_number, ''))`;
  return sql<Find>`
    select 'device' as kind, d.unit_id, u.name as unit_name, d.revision_id as id, d.device_name as title,
           ${marked(sql`d.hidden`, where, sql`d.type_name`, sql`d.device_number`)} as detail
      from (${soughtDevices(place.unit.client_id)}) d
      join units u on u.client_id = d.client_id and u.unit_id = d.unit_id
     where ${within(place, 'd')} and d.search_text like all (${patterns(words)})
       and d.own_text like any (${patterns(words)})
     order by d.hidden, ${elsewhere(place, 'd')}, ${inside}, d.device_name collate public.czech,
              d.building_name collate public.czech, d.revision_id
     limit ${MOST_FINDS}`;
}
