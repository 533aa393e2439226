import type { MeasuringPlace } from '#contract/metering/places.ts';
import { passesThrough } from '#contract/rules/place-above.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectKindHeld } from '#server/core/pasports/held.sql.ts';
import {
  selectElementPlaceHeld,
  selectRoomHeld,
  selectSpaceHeld,
} from '#server/core/pasports/placing.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensureNamed, fieldFault } from '#server/errors.ts';
import { selectPlacesAbove } from './places.sql.ts';

/** What says where a measuring place is. */
export type Placing = Pick<
  MeasuringPlace,
  'kind' | 'pasport_id' | 'pasport_room_id' | 'pasport_building_element_id' | 'parent_place_id'
>;

async function ensureRoom(db: Db, unit: OwnedUnit, place: Placing) {
  if (place.pasport_room_id === null) return;
  const room = await selectRoomHeld(db, unit, place.pasport_room_id);
  ensureNamed(room, 'pasport_room_id');
  if (room.pasport_id !== place.pasport_id)
    throw fieldFault('pasport_room_id', 'Místnost není v tomto prostoru');
}

async function ensureElement(db: Db, unit: OwnedUnit, place: Placing) {
  if (place.pasport_building_element_id === null) return;
  if (place.kind !== 'heat-allocator')
    throw fieldFault('pasport_building_element_id', 'Těleso má jen indikátor topných nákladů');
  const element = await selectElementPlaceHeld(db, unit, place.pasport_building_element_id);
  ensureNamed(element, 'pasport_building_element_id');
  const space = await selectSpaceHeld(db, unit, place.pasport_id);
  const house = space === undefined ? place.pasport_id : space.parent_id;
  const isThere =
    element.building_id === house &&
    (space === undefined || (element.pasport_id ?? place.pasport_id) === place.pasport_id);
  if (!isThere) throw fieldFault('pasport_building_element_id', 'Těleso je jinde než měřicí místo');
}

async function ensureParent(db: Db, unit: OwnedUnit, id: number | undefined, place: Placing) {
  const { parent_place_id: parent } = place;
  if (parent === null) return;
  const above = await selectPlacesAbove(db, unit, parent);
  const [nearest] = above;
  ensureNamed(nearest, 'parent_place_id');
  if (above.some((one) => one.id === id))
    throw fieldFault('parent_place_id', 'Místo by bylo nadřazené samo sobě');
  if (!passesThrough(place.kind, nearest.kind))
    throw fieldFault('parent_place_id', 'Nadřazené měřidlo měří něco jiného');
}

/**
 * Where a measuring place is, is of the unit and makes sense: in a house or a space, its room in that
 * space, its heating element there, and no ring of places above one another. Errors: `not-found`,
 * `invalid-input`.
 */
export async function ensurePlaced(
  db: Db,
  unit: OwnedUnit,
  place: Placing,
  id?: number,
): Promise<void> {
  const kind = await selectKindHeld(db, unit, place.pasport_id);
  ensureNamed(kind, 'pasport_id');
  if (kind === 'group') throw fieldFault('pasport_id', 'Vyberte dům nebo prostor');
  await ensureRoom(db, unit, place);
  await ensureElement(db, unit, place);
  await ensureParent(db, unit, id, place);
}
