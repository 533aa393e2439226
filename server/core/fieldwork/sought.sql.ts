import { sql, type RawBuilder } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';

/** Rounds of a client with their works, as a table to be sought in by `search_text`. */
export function soughtRounds(clientId: OwnedClientId): RawBuilder<unknown> {
  return sql`
    select r.client_id, r.unit_id, r.round_id, r.name, k.name as work_name,
           r.closed is not null as is_closed, folded(r.name) as name_text,
           folded(concat_ws(' ', r.name, k.name)) as search_text
      from rounds r
      join works k on k.client_id = r.client_id and k.work_id = r.work_id
     where r.client_id = ${clientId}`;
}
