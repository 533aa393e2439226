import { sql } from 'kysely';
import type { OwnedSpace } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { RoomAreas } from './areas-on.sql.ts';

/** Gives the space the areas of its rooms where they are others and are not set by hand. */
export async function updateAreas(db: Db, space: OwnedSpace, areas: RoomAreas): Promise<void> {
  await db
    .updateTable('pasport_spaces')
    .set({ ...areas })
    .where('client_id', '=', space.client_id)
    .where('unit_id', '=', space.unit_id)
    .where('pasport_id', '=', space.pasport_id)
    .where('heated_area_fixed', '=', false)
    .where(
      sql<boolean>`(heated_area, countable_area)
        <> (${areas.heated_area}::numeric, ${areas.countable_area}::numeric)`,
    )
    .execute();
}
