import type { OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';
import { GREATEST_AREA, selectRoomAreas, type RoomAreas } from './areas-on.sql.ts';
import { updateAreas } from './areas.sql.ts';

const isTooLarge = (area: string) => Number(area) > Number(GREATEST_AREA);

/**
 * The areas that each of the spaces has from its rooms on the day, in m²; undefined when it has no rooms then.
 * Asked of one, it throws `invalid-input` when its rooms are larger than any space can be.
 */
export async function roomAreasOf(
  db: Db,
  unit: OwnedUnit,
  pasportIds: readonly number[],
  day: string,
): Promise<(pasportId: number) => RoomAreas | undefined> {
  const found = pasportIds.length === 0 ? [] : await selectRoomAreas(db, unit, pasportIds, day);
  const areas = new Map(found.map(({ pasport_id, ...own }) => [pasport_id, own]));
  return (pasportId) => {
    const own = areas.get(pasportId);
    if (own !== undefined && Object.values(own).some(isTooLarge))
      throw fieldFault('floor_area', 'Součet ploch místností je příliš velký');
    return own;
  };
}

/** The same of one space. Errors: `invalid-input`. */
export async function areasOfRooms(
  db: Db,
  unit: OwnedUnit,
  pasportId: number,
  day: string,
): Promise<RoomAreas | undefined> {
  return (await roomAreasOf(db, unit, [pasportId], day))(pasportId);
}

/** Gives the space the areas of its rooms on the day, unless they are set by hand. Errors: as above. */
export async function saveRoomAreas(db: Db, space: OwnedSpace, day: string): Promise<void> {
  const areas = await areasOfRooms(db, space, space.pasport_id, day);
  if (areas !== undefined) await updateAreas(db, space, areas);
}
