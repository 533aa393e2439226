import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

/**
 * Devices of a client, those that are gone too, with where they are, as a table to be sought in: `serial_text`
 * is the number without spaces and zeros before it, in lower case.
 */
export function soughtMeters(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`
    select m.client_id, m.unit_id, m.meter_id, m.measuring_place_id, m.serial_number,
           ltrim(folded(replace(m.serial_number, ' ', '')), '0') as serial_text,
           m.removed_on, p.kind, p.location, p.hidden, s.building_name, s.space_number
      from meters m
      join measuring_places p on p.client_id = m.client_id and p.unit_id = m.unit_id
           and p.measuring_place_id = m.measuring_place_id
      join pasport_places s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
     where m.client_id = ${clientId}`;
}
