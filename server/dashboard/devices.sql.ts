import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import { standingColumns } from '#server/core/revisions/standing.sql.ts';

/** A list of what is inspected in the unit `a`, without what was taken out of use. */
export function devicesOf(clientId: OwnedClientId) {
  return sql`(
    select coalesce(json_agg(d), '[]') from (
      select r.device_name, coalesce(p.building_name, '') as building_name,
             coalesce(p.space_number, '') as space_number, ${standingColumns('r')}
        from inspected_devices r
        left join pasport_places p on p.client_id = r.client_id and p.unit_id = r.unit_id
             and p.pasport_id = r.pasport_id
       where r.client_id = ${clientId} and r.unit_id = a.unit_id and not r.hidden) d)`;
}
