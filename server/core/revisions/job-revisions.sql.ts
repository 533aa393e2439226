import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import { standingColumns } from './standing.sql.ts';
import type { Inspected } from './standing.ts';

/** What is inspected at a place that somebody is going to visit. */
export interface JobRevision extends Inspected {
  readonly revision_id: number;
  readonly revision_type_id: number;
  readonly type_name: string;
  readonly device_number: string;
}

/**
 * What a work inspects at the place of a visit, as JSON of `JobRevision`; `j` tells unit_id, pasport_id, writes
 * and revision_type_id, which is null for all kinds. Nothing of other works.
 */
export function jobRevisions(client_id: OwnedClientId, j: string) {
  const of = (column: string) => sql.ref(`${j}.${column}`);
  return sql<readonly JobRevision[]>`(
    select coalesce(json_agg(t order by t.type_name collate public.czech, t.revision_id), '[]')
      from (select r.revision_id, r.revision_type_id, k.name as type_name, r.device_number,
                   ${standingColumns('i')}
              from revisions r
              join revision_types k on k.client_id = r.client_id and k.revision_type_id = r.revision_type_id
              join inspected_devices i on i.client_id = r.client_id and i.revision_id = r.revision_id
             where ${of('writes')} = 'revision' and r.client_id = ${client_id}
               and r.unit_id = ${of('unit_id')} and r.pasport_id = ${of('pasport_id')}
               and not r.hidden
               and (r.revision_type_id = ${of('revision_type_id')} or ${of('revision_type_id')} is null)) t)`;
}
