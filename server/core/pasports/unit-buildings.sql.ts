import { sql } from 'kysely';
import { buildingFields } from '#contract/pasports/building-record.ts';
import type { BuildingInput } from '#contract/pasports/buildings.ts';
import { ownColumns } from '#server/db/record-columns.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A building as an import may change it. */
export interface BuildingRow extends Omit<BuildingInput, 'hidden'> {
  readonly pasport_id: number;
  readonly place_version: number;
  readonly pasport_building_id: number;
  readonly version: number;
  readonly street_full: string;
}

/** Buildings of the unit with all that an import may change. */
export async function selectBuildingRows(db: Db, unit: OwnedUnit): Promise<BuildingRow[]> {
  const { rows } = await sql<BuildingRow>`
    select p.pasport_id, p.version as place_version, p.pasport_name, p.parent_id, p.pasport_order,
           b.pasport_building_id, b.version, b.street_full, ${ownColumns('b', buildingFields)}
      from pasports p
      join pasport_buildings b on b.client_id = p.client_id and b.unit_id = p.unit_id
           and b.pasport_id = p.pasport_id
     where p.client_id = ${unit.client_id} and p.unit_id = ${unit.unit_id}
       and p.kind = 'building'
     order by p.pasport_id`.execute(db);
  return rows;
}

export async function selectGroupRows(db: Db, unit: OwnedUnit) {
  return db
    .selectFrom('pasports')
    .select(['pasport_id', 'pasport_name'])
    .where('client_id', '=', unit.client_id)
    .where('unit_id', '=', unit.unit_id)
    .where('kind', '=', 'group')
    .execute();
}
