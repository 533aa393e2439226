import { sql, type RawBuilder } from 'kysely';
import type { Find } from '#contract/search.ts';
import { elsewhere, marked, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';
import { tenantNamesOn } from '#server/core/people/holders-on.sql.ts';

interface Sought {
  readonly kind: 'space' | 'symbol';
  readonly title: RawBuilder<unknown>;
  readonly detail: RawBuilder<unknown>;
  readonly condition: RawBuilder<unknown>;
  /** False for the finds that come first. */
  readonly later: RawBuilder<unknown>;
}

/** Buildings with the texts by which they are sought; they are few among the spaces. */
function housesOf(place: Place) {
  return sql`
    houses as materialized (
      select h.unit_id, h.pasport_id, h.pasport_name, h.hidden,
             h.place_text || ' ' || folded(h.street_full) as search_text
        from house_places h
       where ${within(place, 'h')} and h.kind = 'building')`;
}

/**
 * A space is hidden by itself or by its building, which a hidden group hides too. The few are chosen by texts that are quick to compare, and told in
 * the Czech order.
 */
function findsOf(place: Place, { kind, title, detail, condition, later }: Sought) {
  const ofFound = {
    client_id: place.unit.client_id,
    where: sql`unit_id = f.unit_id and pasport_id = f.pasport_id`,
  };
  return sql<Find>`
    with ${housesOf(place)},
    found as (
      select s.unit_id, s.pasport_space_id, s.pasport_id, s.space_number, s.variable_symbol,
             s.pasport_name, coalesce(h.pasport_name, '') as building_name,
             s.hidden or coalesce(h.hidden, false) as hidden, ${later} as later
        from space_places s
        left join houses h on h.unit_id = s.unit_id and h.pasport_id = s.parent_id
       where ${within(place, 's')} and ${condition}
       order by hidden, ${elsewhere(place, 's')}, later, length(s.space_text), s.space_text collate "C", s.pasport_space_id
       limit ${MOST_FINDS})
    select ${kind}::text as kind, f.unit_id, u.name as unit_name, f.pasport_space_id as id,
           ${title} as title, ${detail} as detail
      from found f
      join units u on u.client_id = ${place.unit.client_id} and u.unit_id = f.unit_id
      left join lateral (${tenantNamesOn(ofFound, place.day)}) n on true
     order by f.hidden, ${elsewhere(place, 'f')}, f.later, f.building_name collate public.czech,
              f.space_number collate public.czech, f.pasport_space_id`;
}

/**
 * Spaces by number and name, the very number first; a flat also by being one, however it is named. The
 * other words may be those of the building.
 */
export function spaceFinds(place: Place, words: readonly string[]) {
  const own = sql`s.space_text || ' ' || s.place_text || case when s.is_flat then ' byt' else '' end`;
  const sought = patterns(words);
  return findsOf(place, {
    kind: 'space',
    title: sql`f.pasport_name`,
    detail: marked(sql`f.hidden`, sql`'č. ' || f.space_number`, sql`f.building_name`, sql`n.names`),
    condition: sql`${own} like any (${sought})
        and ${own} || ' ' || coalesce(h.search_text, '') like all (${sought})`,
    later: sql`s.space_text <> all (${[...words]}::text[])`,
  });
}

/** Variable symbols by what they begin with. */
export function symbolFinds(place: Place, symbol: string) {
  return findsOf(place, {
    kind: 'symbol',
    title: sql`f.variable_symbol`,
    detail: marked(sql`f.hidden`, sql`n.names`, sql`f.pasport_name`, sql`f.building_name`),
    condition: sql`starts_with(s.variable_symbol, ${symbol}::text)`,
    later: sql`s.variable_symbol <> ${symbol}::text`,
  });
}
