import { sql } from 'kysely';
import type { Find } from '#contract/search.ts';
import { WHOLE_UNIT } from '#contract/settlement/settlement-title.ts';
import { day, elsewhere, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';

/** '2025' for a calendar year, else its days, as `periodName` of the contract says it. */
const period = sql`
  case when s.period_from = date_trunc('year', s.period_from)::date
        and s.period_to = (date_trunc('year', s.period_from) + interval '1 year' - interval '1 day')::date
       then to_char(s.period_from, 'YYYY')
       else ${day('s.period_from')} || ' – ' || ${day('s.period_to')} end`;

/**
 * Settlements by their periods, which the words of the house tell apart; those words alone find none of them.
 * The newest come first.
 */
export function settlementFinds(place: Place, words: readonly string[]) {
  return sql<Find>`
    select 'settlement' as kind, t.unit_id, u.name as unit_name, t.settlement_id as id, t.title, t.detail
      from (select s.client_id, s.unit_id, s.settlement_id, s.period_to,
                   n.own || ', ' || n.house as title,
                   coalesce('poprvé vydáno ' || ${day('s.first_issued_on')}, '') as detail,
                   folded(n.own || ' ' || ${day('s.period_to')}) as own_text,
                   folded(n.own || ' ' || ${day('s.period_to')} || ' ' || n.house || ' ' || coalesce(h.street_full, '')) as search_text
              from settlements s
              left join house_places h on h.client_id = s.client_id and h.unit_id = s.unit_id
                   and h.pasport_id = s.building_id
              cross join lateral (
                select 'Vyúčtování ' || ${period} as own,
                       coalesce(h.pasport_name, ${WHOLE_UNIT}) as house) n
             where ${within(place, 's')}) t
      join units u on u.client_id = t.client_id and u.unit_id = t.unit_id
     where t.search_text like all (${patterns(words)}) and t.own_text like any (${patterns(words)})
     order by ${elsewhere(place, 't')}, t.period_to desc, t.title collate public.czech, t.settlement_id
     limit ${MOST_FINDS}`;
}
