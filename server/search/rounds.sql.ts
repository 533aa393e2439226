import { sql } from 'kysely';
import type { Find } from '#contract/search.ts';
import { soughtRounds } from '#server/core/fieldwork/sought.sql.ts';
import { elsewhere, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';

/** Field rounds by their names and works; those that are closed last, then the newest first. */
export function roundFinds(place: Place, words: readonly string[]) {
  const inside = sql`not starts_with(r.name_text, folded(${words[0] ?? ''}::text))`;
  return sql<Find>`
    select 'round' as kind, r.unit_id, u.name as unit_name, r.round_id as id, r.name as title,
           concat_ws(' · ', case when r.is_closed then 'uzavřená' end, r.work_name) as detail
      from (${soughtRounds(place.unit.client_id)}) r
      join units u on u.client_id = r.client_id and u.unit_id = r.unit_id
     where ${within(place, 'r')} and r.search_text like all (${patterns(words)})
     order by r.is_closed, ${elsewhere(place, 'r')}, ${inside}, r.round_id desc
     limit ${MOST_FINDS}`;
}
