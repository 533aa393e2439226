import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** How one gets to the place as it is kept, held; undefined where nothing was written yet. */
export async function selectAccessForUpdate(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  pasport_id: number,
) {
  return db
    .selectFrom('visit_access')
    .select(['visit_access_id', 'note', 'from_minute', 'to_minute', 'version'])
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('pasport_id', '=', pasport_id)
    .forUpdate()
    .executeTakeFirst();
}
