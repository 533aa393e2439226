import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import { inspectedColumns, inspectedJoins } from '#server/core/revisions/inspected.sql.ts';
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
      select ${inspectedColumns},
             (select min(n.repair_by) from revision_reports n
               where n.client_id = r.client_id and n.unit_id = r.unit_id
                 and n.revision_id = r.revision_id and n.repaired_on is null) as repair_by
        from revisions r ${inspectedJoins}
       where r.client_id = ${clientId} and r.unit_id = a.unit_id and not r.hidden) d)`;
}
