import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

/** Which units are told of, and what day. */
export interface AskedUnits {
  /** Undefined for all active units. */
  readonly unitId: number | undefined;
  readonly day: string;
  /** For each day of a month on which SIPO may be handed over, the day whose payers are told then. */
  readonly sipoDays: readonly string[];
}

/** The day of the month when SIPO of the unit `u` is handed over; null where nothing is agreed with the post. */
const sipoDayOf = (clientId: OwnedClientId): RawBuilder<number | null> => sql<number | null>`(
  select coalesce(s.delivery_day, g.sipo_day)
    from sipo_settings s cross join runtime_settings g
   where s.client_id = ${clientId} and s.unit_id = u.unit_id
     and s.organisation_number <> '' and s.fee_code <> '')`;

/**
 * The units that are told of, as a table: unit_id, name, and sipo_day, the day whose payers are handed over next
 * (null where nothing is agreed with the post).
 */
export function askedUnits(
  clientId: OwnedClientId,
  { unitId, sipoDays }: AskedUnits,
): RawBuilder<unknown> {
  const wanted = unitId === undefined ? sql`u.active` : sql`u.unit_id = ${unitId}`;
  return sql`
    select u.unit_id, u.name, (${[...sipoDays]}::date[])[${sipoDayOf(clientId)}] as sipo_day
      from units u where u.client_id = ${clientId} and ${wanted}`;
}
