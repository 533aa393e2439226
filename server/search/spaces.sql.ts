import { sql, type RawBuilder } from 'kysely';
import type { Find } from '#contract/search.ts';
import type { Db } from '#server/db/db.ts';
import { marked, MOST_FINDS, patterns, within, type Place } from './search.sql.ts';

interface Sought {
  readonly kind: 'space' | 'symbol';
  readonly title: RawBuilder<unknown>;
  readonly detail: RawBuilder<unknown>;
  readonly condition: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** Spaces with their building and, once they are few, with who uses them on the day. */
function spaceFinds(place: Place, { kind, title, detail, condition, order }: Sought) {
  return sql<Find>`
    with houses as materialized (
      select h.client_id, h.unit_id, h.pasport_id, h.pasport_name,
             h.hidden or coalesce(g.hidden, false) as hidden,
             h.search_text || ' ' || folded(b.street_full) as search_text
        from pasports h
        join pasport_buildings b on b.client_id = h.client_id and b.unit_id = h.unit_id and b.pasport_id = h.pasport_id
        left join pasports g on g.client_id = h.client_id and g.unit_id = h.unit_id and g.pasport_id = h.parent_id
       where ${within(place, 'h')} and ${within(place, 'b')} and h.kind = 'building'),
    found as (
      select s.client_id, s.unit_id, s.pasport_space_id, s.pasport_id, s.space_number,
             s.variable_symbol, p.pasport_name, coalesce(h.pasport_name, '') as building_name,
             p.hidden or coalesce(h.hidden, false) as hidden, row_number() over (order by ${order}) as place
        from pasport_spaces s
        join pasports p on p.client_id = s.client_id and p.unit_id = s.unit_id and p.pasport_id = s.pasport_id
        left join houses h on h.unit_id = p.unit_id and h.pasport_id = p.parent_id
       where ${within(place, 's')} and ${within(place, 'p')} and ${condition}
       order by ${order}
       limit ${MOST_FINDS})
    select ${kind}::text as kind, f.unit_id, u.name as unit_name, f.pasport_space_id as id,
           ${title} as title, ${detail} as detail
      from found f
      join units u on u.client_id = f.client_id and u.unit_id = f.unit_id
      left join lateral (
        select string_agg(a.full_name, ', ' order by t.valid_from) as tenant_name
          from pasport_tenants t
          join addresses a on a.client_id = t.client_id and a.unit_id = t.unit_id and a.address_id = t.address_id
         where t.client_id = f.client_id and t.unit_id = f.unit_id and t.pasport_id = f.pasport_id
           and t.valid_from <= ${place.day}::date
           and (t.valid_to is null or t.valid_to >= ${place.day}::date)) n on true
     order by f.place`;
}

/** Spaces by number and name; the other words may be those of the building. */
export async function selectSpaces(
  db: Db,
  place: Place,
  words: readonly string[],
): Promise<Find[]> {
  const own = sql`s.search_text || ' ' || p.search_text`;
  const sought = patterns(words);
  const numbers = sql`array(select folded(word) from unnest(${[...words]}::text[]) as word)`;
  const { rows } = await spaceFinds(place, {
    kind: 'space',
    title: sql`f.pasport_name`,
    detail: marked(
      sql`f.hidden`,
      sql`'č. ' || f.space_number`,
      sql`f.building_name`,
      sql`n.tenant_name`,
    ),
    condition: sql`${own} like any (${sought})
        and ${own} || ' ' || coalesce(h.search_text, '') like all (${sought})`,
    order: sql`p.hidden or coalesce(h.hidden, false), s.search_text <> all (${numbers}),
        h.pasport_name collate public.czech, s.space_number collate public.czech, s.pasport_space_id`,
  }).execute(db);
  return rows;
}

/** Variable symbols by what they begin with. */
export async function selectSymbols(db: Db, place: Place, symbol: string): Promise<Find[]> {
  const { rows } = await spaceFinds(place, {
    kind: 'symbol',
    title: sql`f.variable_symbol`,
    detail: marked(sql`f.hidden`, sql`n.tenant_name`, sql`f.pasport_name`, sql`f.building_name`),
    condition: sql`starts_with(s.variable_symbol, ${symbol}::text)`,
    order: sql`p.hidden or coalesce(h.hidden, false), s.variable_symbol, s.pasport_space_id`,
  }).execute(db);
  return rows;
}
