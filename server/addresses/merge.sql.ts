import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

interface SpaceName {
  readonly space_number: string;
  readonly building_name: string;
}

/** Number of a space and the name of its building. */
export async function selectSpaceName(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
): Promise<SpaceName> {
  const { rows } = await sql<SpaceName>`
    select space_number, building_name from pasport_places
     where client_id = ${unit.client_id} and unit_id = ${unit.unit_id}
       and pasport_id = ${pasportId}`.execute(db);
  return (rows as [SpaceName])[0];
}
