import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Inspected } from '#server/core/revisions/standing.ts';

/** Something inspected, with what its term is reckoned from. */
export interface Device extends Inspected {
  /** The soonest term of a fault that was not repaired yet. */
  readonly repair_by: string | null;
}

/** A list of what is inspected in the unit `a`, without what was taken out of use. */
export function devicesOf(clientId: OwnedClientId) {
  return sql`(
    select coalesce(json_agg(d), '[]') from (
      select r.active_from, r.interval_count, r.interval_unit, r.warning_days, r.valid_from, r.valid_to,
             r.last_on, r.last_next_on, r.repair_by
        from inspected_devices r
       where r.client_id = ${clientId} and r.unit_id = a.unit_id and not r.hidden) d)`;
}
