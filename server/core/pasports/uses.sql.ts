import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

// How many places of a client use a row of one of its lists, as tables to join.

type Sql = RawBuilder<unknown>;

/** Spaces of each type: key, the id of the type, and uses. */
export function spacesOfTypes(clientId: OwnedClientId): Sql {
  return sql`
    select pasport_type_id as key, count(*) as uses from pasport_spaces
     where client_id = ${clientId} group by pasport_type_id`;
}

/** Buildings and groups with each heating indicator: key, the id of the indicator, and uses. */
export function buildingsOfIndicators(clientId: OwnedClientId): Sql {
  return sql`
    select heating_indicator_id as key, count(*) as uses from pasport_buildings
     where client_id = ${clientId} group by heating_indicator_id`;
}

/** Buildings and groups in each municipality: key, its id, and uses. */
export function buildingsInCities(clientId: OwnedClientId): Sql {
  return sql`
    select city_id as key, count(*) as uses from pasport_buildings
     where client_id = ${clientId} and city_id is not null group by city_id`;
}

/** Elements with each coefficient of position: key, the coefficient, and uses. */
export function elementsOfPositions(clientId: OwnedClientId): Sql {
  return sql`
    select coefficient_position as key, count(*) as uses from pasport_building_elements
     where client_id = ${clientId} group by coefficient_position`;
}

/** Rooms with each coefficient of the countable area: key, the coefficient, and uses. */
export function roomsOfCoefficients(clientId: OwnedClientId): Sql {
  return sql`
    select countable_coefficient as key, count(*) as uses from pasport_rooms
     where client_id = ${clientId} group by countable_coefficient`;
}

/** What of an element says a word: its type, its makers, or the type of its indicator. */
export type SaidOf = 'types' | 'makers' | 'indicators';

const said: Readonly<Record<SaidOf, Sql>> = {
  types: sql`(values (e.element_type))`,
  // One element counts once, though its indicator may be of the same maker.
  makers: sql`(values (e.maker), (case when e.indicator_maker <> e.maker then e.indicator_maker else '' end))`,
  indicators: sql`(values (e.indicator_type))`,
};

/**
 * Elements that say each word, whatever its case and diacritics: key, the folded word, and uses. Words
 * are counted before they are folded, because the same few stand in thousands of elements.
 */
export function elementsOfWords(clientId: OwnedClientId, of: SaidOf): Sql {
  return sql`
    select public.folded(said.word) as key, sum(said.records)::integer as uses
      from (select x.word, count(*) as records
              from pasport_building_elements e cross join lateral ${said[of]} x (word)
             where e.client_id = ${clientId} and x.word <> '' group by x.word) said
     group by 1`;
}
