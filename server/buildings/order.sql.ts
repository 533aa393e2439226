import { sql } from 'kysely';
import type { GroupsBuildingsRow } from '#contract/pasports/buildings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { isHidden, treeOf } from '#server/core/pasports/tree.sql.ts';

/** Groups and buildings as their tree is read. */
export async function selectTree(
  db: Db,
  unit: OwnedUnit,
  showHidden: boolean,
): Promise<GroupsBuildingsRow[]> {
  const { rows } = await sql<GroupsBuildingsRow>`
    with recursive ${treeOf(unit)}
    select ${unit.unit_id}::integer as unit_id, kind as type, pasport_name as name, pasport_id,
           parent_id, pasport_order, parent_order, hidden
      from tree where ${showHidden}::boolean or not ${isHidden('tree')}
     order by path`.execute(db);
  return rows;
}
