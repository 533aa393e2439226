import { sql } from 'kysely';
import type { ShareSet } from '#contract/pasports/share-changes.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { shareSetsOf } from '#server/core/pasports/share-changes.sql.ts';
import type { Db } from '#server/db/db.ts';

/** New shares of the house, the newest first, or the one set; undefined when the house is not in the unit. */
export async function selectShareSets(
  db: Db,
  unit: OwnedUnit,
  { houseId, setId }: { readonly houseId: number; readonly setId?: number },
): Promise<ShareSet[] | undefined> {
  const { rows } = await sql<ShareSet & { found: boolean }>`
    select s.*, h.found
      from (select exists (
              select from house_places where client_id = ${unit.client_id}
                 and unit_id = ${unit.unit_id} and pasport_id = ${houseId}) as found) h
      left join (${shareSetsOf(unit, houseId)}) s on ${setId ?? null}::integer is null
           or s.pasport_share_set_id = ${setId ?? null}::integer
     order by s.first_day desc, s.pasport_share_set_id desc`.execute(db);
  if (rows[0]?.found !== true) return undefined;
  return rows
    .filter((row) => (row.pasport_share_set_id ?? null) !== null)
    .map(({ found: _found, ...row }) => row);
}
