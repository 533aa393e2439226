import { sql, type RawBuilder } from 'kysely';
import type { Find } from '#contract/search.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Where is searched: in the unit or in all units of its client; who uses a space is told for the day. */
export interface Place {
  readonly unit: OwnedUnit;
  readonly allUnits: boolean;
  readonly day: string;
}

/** How many finds of a kind are told. */
export const MOST_FINDS = 8;

/** The rows of a table in which is searched. */
export function within({ unit, allUnits }: Place, alias: string): RawBuilder<unknown> {
  const ofClient = sql`${sql.ref(`${alias}.client_id`)} = ${unit.client_id}`;
  if (allUnits) return ofClient;
  return sql`${ofClient} and ${sql.ref(`${alias}.unit_id`)} = ${unit.unit_id}`;
}

/** False for rows of the unit in which the person works: they come before those of the other units. */
export function elsewhere({ unit }: Place, alias: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.unit_id`)} <> ${unit.unit_id}`;
}

/** The words folded as the texts are, as patterns that find them anywhere. */
export function patterns(words: readonly string[]): RawBuilder<unknown> {
  const escaped = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql`array(select folded(pattern) from unnest(${escaped}::text[]) as pattern)`;
}

const SPACE = '\u00A0';

/** A day of a column as it is written elsewhere, on one line. */
export function day(column: string): RawBuilder<unknown> {
  const format = `FMDD."${SPACE}"FMMM."${SPACE}"YYYY`;
  return sql`to_char(${sql.ref(column)}, ${format}::text)`;
}

/** What a hidden record is marked with, before what else is told of it. */
export function marked(hidden: RawBuilder<unknown>, ...rest: RawBuilder<unknown>[]) {
  return sql<string>`concat_ws(' · ', case when ${hidden} then 'Skryto' end,
    ${sql.join(rest.map((text) => sql`nullif(${text}, '')`))})`;
}

/** Names that begin with the first word come before those that have it inside. */
function beginning(text: RawBuilder<unknown>, words: readonly string[]) {
  return sql`not starts_with(${text}, folded(${words[0] ?? ''}::text))`;
}

/** What the queries find, one after the other in their order; all by one statement. */
export async function selectFinds(db: Db, queries: readonly RawBuilder<Find>[]): Promise<Find[]> {
  const lists = queries.map((query) => sql`(select coalesce(json_agg(f), '[]') from (${query}) f)`);
  const { rows } = await sql<{ finds: Find[][] }>`
    select json_build_array(${sql.join(lists)}) as finds`.execute(db);
  return rows.flatMap(({ finds }) => finds).flat();
}

/** Units of the client by name; those that are not active last. */
export function unitFinds(clientId: OwnedClientId, words: readonly string[]) {
  return sql<Find>`
    select 'unit' as kind, unit_id, name as unit_name, unit_id as id, name as title,
           concat_ws(' · ', case when not active then 'Neaktivní' end,
             nullif(case when full_name <> name then full_name else '' end, '')) as detail
      from units
     where client_id = ${clientId}
       and folded(name) || ' ' || folded(full_name) like all (${patterns(words)})
     order by not active, ${beginning(sql`folded(name)`, words)}, name collate public.czech
     limit ${MOST_FINDS}`;
}

/** Buildings by name and street. */
export function buildingFinds(place: Place, words: readonly string[]) {
  return sql<Find>`
    select 'building' as kind, b.unit_id, u.name as unit_name, b.pasport_building_id as id,
           b.pasport_name as title, ${marked(sql`b.hidden`, sql`b.street_full`, sql`b.city_name`)} as detail
      from house_places b
      join units u on u.client_id = b.client_id and u.unit_id = b.unit_id
     where ${within(place, 'b')} and b.kind = 'building'
       and b.place_text || ' ' || folded(b.street_full) like all (${patterns(words)})
     order by b.hidden, ${elsewhere(place, 'b')}, ${beginning(sql`b.place_text`, words)}, b.pasport_name collate public.czech,
              b.pasport_building_id
     limit ${MOST_FINDS}`;
}

/** Groups of buildings by name. */
export function groupFinds(place: Place, words: readonly string[]) {
  return sql<Find>`
    select 'group' as kind, g.unit_id, u.name as unit_name, g.pasport_building_id as id,
           g.pasport_name as title, ${marked(sql`g.hidden`, sql`g.street_full`, sql`g.city_name`)} as detail
      from house_places g
      join units u on u.client_id = g.client_id and u.unit_id = g.unit_id
     where ${within(place, 'g')} and g.kind = 'group' and g.place_text like all (${patterns(words)})
     order by g.hidden, ${elsewhere(place, 'g')}, ${beginning(sql`g.place_text`, words)}, g.pasport_name collate public.czech,
              g.pasport_building_id
     limit ${MOST_FINDS}`;
}

/**
 * Persons and firms by name with its titles, e-mails, phones and business id. The few are chosen by
 * texts that are quick to compare, and told in the Czech order.
 */
export function personFinds(place: Place, words: readonly string[]) {
  const businessId = sql`case when f.business_id <> '' then 'IČO ' || f.business_id end`;
  const home = sql`concat_ws(', ', nullif(f.street, ''), nullif(f.city, ''))`;
  const told = [sql`f.email`, sql`f.phone`, businessId, home];
  return sql<Find>`
    with found as (
      select a.unit_id, a.address_id, a.full_name, a.email, a.phone, a.business_id, a.street,
             a.city, a.hidden, ${beginning(sql`a.search_text`, words)} as later
        from person_names a
        left join (select c.address_id, string_agg(c.contact_text, ' ') as contact_text
                     from person_contacts c where ${within(place, 'c')}
                    group by c.address_id) c on c.address_id = a.address_id
       where ${within(place, 'a')}
         and concat_ws(' ', a.search_text, a.title_text, c.contact_text) like all (${patterns(words)})
       order by a.hidden, ${elsewhere(place, 'a')}, later, a.search_text collate "C", a.address_id
       limit ${MOST_FINDS})
    select 'person' as kind, f.unit_id, u.name as unit_name, f.address_id as id,
           f.full_name as title, ${marked(sql`f.hidden`, ...told)} as detail
      from found f
      join units u on u.client_id = ${place.unit.client_id} and u.unit_id = f.unit_id
     order by f.hidden, ${elsewhere(place, 'f')}, f.later, f.full_name collate public.czech, f.address_id`;
}
