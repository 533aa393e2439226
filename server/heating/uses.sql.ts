import { sql, type RawBuilder } from 'kysely';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import type { OwnedClientId } from '#server/access/owned.ts';

// Elements and rooms hold words and numbers of their own: they use a row when they say the same. Words
// are counted before they are folded, because the same few stand in thousands of records.

function elementsByWord(clientId: OwnedClientId, words: RawBuilder<unknown>) {
  return sql`
    select i.heating_item_id as item, sum(w.records)::integer as elements
      from heating_items i
      join (select public.folded(said.word) as word, sum(said.records)::integer as records
              from (select x.word, count(*) as records
                      from pasport_building_elements e cross join lateral ${words} x (word)
                     where e.client_id = ${clientId} and x.word <> '' group by x.word) said
             group by 1) w on w.word = public.folded(i.name)
     where i.client_id = ${clientId}
     group by i.heating_item_id`;
}

function byWord(clientId: OwnedClientId, auxtype: HeatingKind, words: RawBuilder<unknown>) {
  return sql`
    select u.item, 0 as buildings, u.elements, 0 as rooms
      from (${elementsByWord(clientId, words)}) u
      join heating_items i on i.client_id = ${clientId} and i.heating_item_id = u.item
           and i.auxtype = ${auxtype}`;
}

function ofIndicators(clientId: OwnedClientId) {
  return sql`
    select i.heating_indicator_id as item, 0 as rooms,
           (select count(*) from pasport_buildings b where b.client_id = i.client_id
               and b.heating_indicator_id = i.heating_indicator_id) as buildings,
           coalesce(w.records, 0) as elements
      from heating_indicators i
      left join (select public.folded(said.word) as word, sum(said.records)::integer as records
                   from (select indicator_type as word, count(*) as records
                           from pasport_building_elements
                          where client_id = ${clientId} and indicator_type <> '' group by 1) said
                  group by 1) w on w.word = public.folded(i.name)
     where i.client_id = ${clientId}`;
}

function ofPositions(clientId: OwnedClientId) {
  return sql`
    select i.heating_item_id as item, 0 as buildings, e.records as elements, 0 as rooms
      from heating_items i
      join (select coefficient_position as value, count(*) as records
              from pasport_building_elements where client_id = ${clientId} group by 1) e
        on e.value = i.value
     where i.client_id = ${clientId} and i.auxtype = 'positions'`;
}

function ofRooms(clientId: OwnedClientId) {
  return sql`
    select i.heating_item_id as item, 0 as buildings, 0 as elements, r.records as rooms
      from heating_items i
      join (select countable_coefficient as value, count(*) as records
              from pasport_rooms where client_id = ${clientId} group by 1) r on r.value = i.value
     where i.client_id = ${clientId} and i.auxtype = 'rooms'`;
}

/** By the id of a row of the kind (item): how many buildings, elements and rooms of the client hold it. */
export function usesOf(clientId: OwnedClientId, auxtype: HeatingKind): RawBuilder<unknown> {
  switch (auxtype) {
    case 'types':
      return byWord(clientId, auxtype, sql`(values (e.element_type))`);
    case 'makers':
      // One element counts once, though its indicator may be of the same maker.
      return byWord(
        clientId,
        auxtype,
        sql`(values (e.maker), (case when e.indicator_maker <> e.maker then e.indicator_maker else '' end))`,
      );
    case 'indicators':
      return ofIndicators(clientId);
    case 'positions':
      return ofPositions(clientId);
    case 'rooms':
      return ofRooms(clientId);
    default:
      return auxtype satisfies never;
  }
}
