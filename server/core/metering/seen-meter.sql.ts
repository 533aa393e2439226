import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';

type Sql = RawBuilder<unknown>;

/** What somebody saw: the measuring place, the device there, and the day. */
interface Seen {
  readonly place: Sql;
  readonly meter: Sql;
  readonly day: Sql;
}

/**
 * The measuring place with the device that was seen there and its last state before the day, as a lateral table:
 * kind, location, serial_number, measured_unit, state. What of the device is not known is null.
 */
export const seenMeter = (
  { client_id, unit_id }: OwnedUnit,
  { place, meter, day }: Seen,
): Sql => sql`
  select p.kind, p.location, m.serial_number, m.measured_unit, r.state::float8 as state
    from measuring_places p
    left join meters m on m.client_id = p.client_id and m.unit_id = p.unit_id and m.meter_id = ${meter}
    left join lateral (
      select b.state from meter_readings b
       where b.client_id = p.client_id and b.unit_id = p.unit_id and b.meter_id = m.meter_id
         and b.state is not null and b.read_on < ${day}
       order by b.read_on desc limit 1) r on true
   where p.client_id = ${client_id} and p.unit_id = ${unit_id} and p.measuring_place_id = ${place}`;
