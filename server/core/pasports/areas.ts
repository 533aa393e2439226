import type { OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';
import { GREATEST_AREA, selectRoomAreas, type RoomAreas } from './areas-on.sql.ts';
import { updateAreas } from './areas.sql.ts';

/**
 * The areas that a space has from its rooms on the day, in m²; undefined when it has no rooms then.
 * Errors: `invalid-input` when the rooms are larger than any space can be.
 */
export async function areasOfRooms(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
  day: string,
): Promise<RoomAreas | undefined> {
  const areas = await selectRoomAreas(db, unit, pasportId, day);
  const tooLarge = Object.values(areas ?? {}).some((area) => Number(area) > Number(GREATEST_AREA));
  if (tooLarge) throw fieldFault('floor_area', 'Součet ploch místností je příliš velký');
  return areas;
}

/** Gives the space the areas of its rooms on the day, unless they are set by hand. Errors: as above. */
export async function saveRoomAreas(db: Db, space: OwnedSpace, day: string): Promise<void> {
  const areas = await areasOfRooms(db, space, space.pasport_id, day);
  if (areas !== undefined) await updateAreas(db, space, areas);
}
