import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import { standingColumns } from '#server/core/revisions/standing.sql.ts';

/** A list of what is inspected in the unit `a`, without what was taken out of use. */
export function devicesOf(clientId: OwnedClientId) {
  return sql`(
    select coalesce(json_agg(d), '[]') from (
      select ${standingColumns('r')}
        from inspected_devices r
       where r.client_id = ${clientId} and r.unit_id = a.unit_id and not r.hidden) d)`;
}
