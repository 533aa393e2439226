import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

/**
 * What is inspected of a client, with where it is, as a table to be sought in: by `own_text` alone, or by
 * `search_text` with the words of its place.
 */
export function soughtDevices(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`
    select r.client_id, r.unit_id, r.revision_id, r.device_name, r.device_number, r.hidden,
           t.name as type_name, p.building_name, p.space_number, folded(r.device_name) as name_text,
           folded(concat_ws(' ', r.device_name, r.device_number, t.name)) as own_text,
           folded(concat_ws(' ', r.device_name, r.device_number, t.name, p.building_name,
                            p.space_number)) as search_text
      from revisions r
      join revision_types t on t.client_id = r.client_id and t.revision_type_id = r.revision_type_id
      join pasport_places p on p.client_id = r.client_id and p.unit_id = r.unit_id
           and p.pasport_id = r.pasport_id
     where r.client_id = ${clientId}`;
}
