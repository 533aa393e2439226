import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';

/** A measuring place that a call names, as a query: one row where the unit has it. */
export const placeNamed = (
  { client_id, unit_id }: OwnedUnit,
  id: number,
): RawBuilder<unknown> => sql`
  select p.measuring_place_id from measuring_places p
   where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.measuring_place_id = ${id}`;

/** A house that a call names, as a query: one row where the unit has it. */
export const houseNamed = (
  { client_id, unit_id }: OwnedUnit,
  id: number,
): RawBuilder<unknown> => sql`
  select h.pasport_id from house_places h
   where h.client_id = ${client_id} and h.unit_id = ${unit_id} and h.kind = 'building'
     and h.pasport_id = ${id}`;
