import { sql } from 'kysely';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Which of the versions of works hold on a day of a visit that was planned, made or missed. */
export async function selectPlannedVersions(
  db: Db,
  client_id: OwnedClientId,
  versionIds: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ work_version_id: number }>`
    select w.work_version_id
      from work_versions w
     where w.client_id = ${client_id} and w.work_version_id = any(${[...versionIds]}::integer[])
       and exists (
         select from rounds r
           join visits v on v.client_id = r.client_id and v.unit_id = r.unit_id
                and v.round_id = r.round_id
          where r.client_id = w.client_id and r.work_id = w.work_id
            and v.day >= w.valid_from and v.state <> 'cancelled'
            and not exists (
              select from work_versions n
               where n.client_id = w.client_id and n.work_id = w.work_id
                 and n.valid_from > w.valid_from and n.valid_from <= v.day))`.execute(db);
  return rows.map(({ work_version_id }) => work_version_id);
}
