import { sql } from 'kysely';
import type { PhotoOf, ResultConflict } from '#contract/fieldwork/result-words.ts';
import type { Finding } from '#contract/fieldwork/results.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A photo of a result, or a signature. */
export interface ProtocolPhoto {
  readonly visit_photo_id: number;
  readonly of: PhotoOf;
}

/** What of a result its protocol tells besides what its event does. */
export interface ProtocolResult {
  readonly visit_result_id: number;
  readonly note: string;
  readonly checks: readonly { readonly text: string; readonly is_done: boolean }[];
  readonly conflict: ResultConflict | null;
  readonly findings: readonly { readonly visit_finding_id: number; readonly told: Finding }[];
  readonly photos: readonly ProtocolPhoto[];
}

/** Those of the results that the unit has. */
export async function selectProtocolResults(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  resultIds: readonly number[],
): Promise<ProtocolResult[]> {
  if (resultIds.length === 0) return [];
  const { rows } = await sql<ProtocolResult>`
    select r.visit_result_id, r.note, r.checks, r.conflict,
           (select coalesce(json_agg(json_build_object('visit_finding_id', f.visit_finding_id, 'told', f.told)
                     order by f.position, f.visit_finding_id), '[]')
              from visit_findings f
             where f.client_id = r.client_id and f.unit_id = r.unit_id
               and f.visit_result_id = r.visit_result_id and f.outcome <> 'dismissed') as findings,
           (select coalesce(json_agg(json_build_object('visit_photo_id', p.visit_photo_id, 'of', p.shows)
                     order by p.visit_photo_id), '[]')
              from visit_photos p
             where p.client_id = r.client_id and p.unit_id = r.unit_id
               and p.visit_result_id = r.visit_result_id) as photos
      from visit_results r
     where r.client_id = ${client_id} and r.unit_id = ${unit_id}
       and r.visit_result_id = any(${[...resultIds]}::integer[])`.execute(db);
  return rows;
}
