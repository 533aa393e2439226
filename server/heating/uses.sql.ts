import { sql, type RawBuilder } from 'kysely';
import type { HeatingKind } from '#contract/rules/heating-value.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import {
  buildingsOfIndicators,
  elementsOfPositions,
  elementsOfWords,
  roomsOfCoefficients,
} from '#server/core/pasports/uses.sql.ts';

// Elements and rooms hold words and numbers of their own: they use a row when they say the same.

type Sql = RawBuilder<unknown>;

function itemsOf(clientId: OwnedClientId, auxtype: HeatingKind): Sql {
  return sql`(select * from heating_items where client_id = ${clientId} and auxtype = ${auxtype})`;
}

function byWord(clientId: OwnedClientId, auxtype: 'types' | 'makers') {
  return sql`
    select i.heating_item_id as item, 0 as buildings, w.uses as elements, 0 as rooms
      from ${itemsOf(clientId, auxtype)} i
      join (${elementsOfWords(clientId, auxtype)}) w on w.key = public.folded(i.name)`;
}

function ofIndicators(clientId: OwnedClientId) {
  return sql`
    select i.heating_indicator_id as item, coalesce(b.uses, 0) as buildings,
           coalesce(w.uses, 0) as elements, 0 as rooms
      from heating_indicators i
      left join (${buildingsOfIndicators(clientId)}) b on b.key = i.heating_indicator_id
      left join (${elementsOfWords(clientId, 'indicators')}) w on w.key = public.folded(i.name)
     where i.client_id = ${clientId}`;
}

function ofPositions(clientId: OwnedClientId) {
  return sql`
    select i.heating_item_id as item, 0 as buildings, e.uses as elements, 0 as rooms
      from ${itemsOf(clientId, 'positions')} i
      join (${elementsOfPositions(clientId)}) e on e.key = i.value`;
}

function ofRooms(clientId: OwnedClientId) {
  return sql`
    select i.heating_item_id as item, 0 as buildings, 0 as elements, r.uses as rooms
      from ${itemsOf(clientId, 'rooms')} i
      join (${roomsOfCoefficients(clientId)}) r on r.key = i.value`;
}

/** By the id of a row of the kind (item): how many buildings, elements and rooms of the client hold it. */
export function usesOf(clientId: OwnedClientId, auxtype: HeatingKind): Sql {
  switch (auxtype) {
    case 'types':
    case 'makers':
      return byWord(clientId, auxtype);
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
