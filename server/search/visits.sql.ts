import { sql } from 'kysely';
import { visitStateValue } from '#contract/fieldwork/visit-words.ts';
import type { Find } from '#contract/search.ts';
import { soughtVisits } from '#server/core/fieldwork/sought.sql.ts';
import { day, elsewhere, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';
import type { VisitSought } from './visit-sought.ts';

const states = JSON.stringify(visitStateValue.names);

/**
 * Visits that have a day, by it or by the round and its work, which the words of their place tell apart; those
 * words alone find none. What is coming stands first, the nearest of it, then what was, the last of it.
 */
export function visitFinds(place: Place, { day: on, words }: VisitSought) {
  const where = sql`concat_ws(', ', nullif(v.building_name, ''),
    case when v.space_number <> '' then 'prostor ' || v.space_number end)`;
  const isPast = sql`v.day < ${place.day}::date`;
  // A mere number is that of a space, however many rounds have it in their names.
  const telling = words.filter((word) => /\p{L}/u.test(word));
  const own =
    on === null ? sql`v.own_text like any (${patterns(telling)})` : sql`v.day = ${on}::date`;
  return sql<Find>`
    select 'visit' as kind, v.unit_id, u.name as unit_name, v.visit_id as id, ${where} as title,
           concat_ws(' · ', ${day('v.day')}, v.round_name, ${states}::jsonb ->> v.state) as detail
      from (${soughtVisits(place.unit.client_id)}) v
      join units u on u.client_id = v.client_id and u.unit_id = v.unit_id
     where ${within(place, 'v')} and ${own} and v.search_text like all (${patterns(words)})
     order by ${elsewhere(place, 'v')}, ${isPast}, abs(v.day - ${place.day}::date), v.from_minute,
              v.visit_id
     limit ${MOST_FINDS}`;
}
