import { sql, type RawBuilder } from 'kysely';
import type { FiledShare } from '#contract/file-store.ts';
import type { OwnedClientId, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** Bytes that the files of the unit `unit` (a column or a value) of the client take, as a column. */
export const bytesOfFiles = (client_id: OwnedClientId, unit: RawBuilder<unknown>) =>
  sql<number>`(
    select coalesce(sum(f.size_bytes), 0)::bigint from files f
     where f.client_id = ${client_id} and f.unit_id = ${unit})`;

/** How many files of the unit there are of each kind of records and what they take, the largest first. */
export async function selectFiledShares(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
): Promise<FiledShare[]> {
  const { rows } = await sql<FiledShare>`
    select record_type as kind, count(*)::integer as count, sum(size_bytes)::bigint as bytes
      from files
     where client_id = ${client_id} and unit_id = ${unit_id}
     group by record_type order by bytes desc, kind`.execute(db);
  return rows;
}
