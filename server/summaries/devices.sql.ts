import { sql, type RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import { standingColumns } from '#server/core/revisions/standing.sql.ts';

/** What is inspected at the places of the condition on `r` and in use, as one value. */
export function devicesAt(
  { client_id, unit_id }: OwnedUnit,
  at: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(d), '[]') from (
      select r.revision_id, r.pasport_id, r.device_name, ${standingColumns('r')}
        from inspected_devices r
       where r.client_id = ${client_id} and r.unit_id = ${unit_id} and not r.hidden and ${at}) d)`;
}
