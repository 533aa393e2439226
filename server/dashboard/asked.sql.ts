import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

/** The units that are told of, as a condition on units `u`: the one asked for, else all active ones. */
export function askedUnits(
  clientId: OwnedClientId,
  unitId: number | undefined,
): RawBuilder<boolean> {
  const wanted = unitId === undefined ? sql`u.active` : sql`u.unit_id = ${unitId}`;
  return sql<boolean>`u.client_id = ${clientId} and ${wanted}`;
}

/** The day of the month when SIPO of the unit `u` is handed over; null where nothing is agreed with the post. */
export const sipoDayOf = (clientId: OwnedClientId): RawBuilder<number | null> => sql<
  number | null
>`(
  select coalesce(s.delivery_day, g.sipo_day)
    from sipo_settings s cross join runtime_settings g
   where s.client_id = ${clientId} and s.unit_id = u.unit_id
     and s.organisation_number <> '' and s.fee_code <> '')`;
