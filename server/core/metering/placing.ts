import type { MeasuringPlace } from '#contract/metering/places.ts';
import { passesThrough } from '#contract/rules/place-above.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectKindsHeld } from '#server/core/pasports/places.sql.ts';
import {
  selectElementPlacesHeld,
  selectRoomsHeld,
  selectSpacesHeld,
} from '#server/core/pasports/placing.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensureNamed, fieldFault } from '#server/errors.ts';
import { selectPlacesAbove } from './places.sql.ts';

/** What says where a measuring place is. */
export type Placing = Pick<
  MeasuringPlace,
  'kind' | 'pasport_id' | 'pasport_room_id' | 'pasport_building_element_id' | 'parent_place_id'
>;

/** What measuring places are placed by. */
interface Known {
  /** Kinds of pasports of the unit. */
  readonly kinds: ReadonlyMap<number, string>;
  readonly rooms: Awaited<ReturnType<typeof selectRoomsHeld>>;
  readonly elements: Awaited<ReturnType<typeof selectElementPlacesHeld>>;
  readonly spaces: Awaited<ReturnType<typeof selectSpacesHeld>>;
  /** Places above, the nearest first, by the id of that. */
  readonly above: Awaited<ReturnType<typeof selectPlacesAbove>>;
}

async function knownOf(db: Db, unit: OwnedUnit, places: readonly Placing[]): Promise<Known> {
  const named = (column: Exclude<keyof Placing, 'kind'>, some = places) => [
    ...new Set(some.flatMap((place) => place[column] ?? [])),
  ];
  const heated = places.filter((place) => place.pasport_building_element_id !== null);
  return {
    kinds: await selectKindsHeld(db, unit, named('pasport_id')),
    rooms: await selectRoomsHeld(db, unit, named('pasport_room_id')),
    elements: await selectElementPlacesHeld(db, unit, named('pasport_building_element_id')),
    spaces: await selectSpacesHeld(db, unit, named('pasport_id', heated)),
    above: await selectPlacesAbove(db, unit, named('parent_place_id')),
  };
}

function ensureRoom(place: Placing, { rooms }: Known): void {
  if (place.pasport_room_id === null) return;
  const room = rooms.get(place.pasport_room_id);
  ensureNamed(room, 'pasport_room_id');
  if (room.pasport_id !== place.pasport_id)
    throw fieldFault('pasport_room_id', 'Místnost není v tomto prostoru');
}

function ensureElement(place: Placing, { elements, spaces }: Known): void {
  if (place.pasport_building_element_id === null) return;
  if (place.kind !== 'heat-allocator')
    throw fieldFault('pasport_building_element_id', 'Těleso má jen indikátor topných nákladů');
  const element = elements.get(place.pasport_building_element_id);
  ensureNamed(element, 'pasport_building_element_id');
  const space = spaces.get(place.pasport_id);
  const house = space === undefined ? place.pasport_id : space.parent_id;
  const isThere =
    element.building_id === house &&
    (space === undefined || (element.pasport_id ?? place.pasport_id) === place.pasport_id);
  if (!isThere) throw fieldFault('pasport_building_element_id', 'Těleso je jinde než měřicí místo');
}

function ensureParent(place: Placing, { above }: Known, id: number | undefined): void {
  const { parent_place_id: parent } = place;
  if (parent === null) return;
  const places = above.get(parent) ?? [];
  const [nearest] = places;
  ensureNamed(nearest, 'parent_place_id');
  if (places.some((one) => one.id === id))
    throw fieldFault('parent_place_id', 'Místo by bylo nadřazené samo sobě');
  if (!passesThrough(place.kind, nearest.kind))
    throw fieldFault('parent_place_id', 'Nadřazené měřidlo měří něco jiného');
}

/**
 * How it is judged that where measuring places are, is of the unit and makes sense: in a house or a space, the room
 * in that space, the heating element there, and no ring of places above one another. It asks as many statements of
 * many as of one. Errors of a place: `not-found`, `invalid-input`.
 */
export async function placingJudge(
  db: Db,
  unit: OwnedUnit,
  places: readonly Placing[],
): Promise<(place: Placing, id?: number) => void> {
  const known = await knownOf(db, unit, places);
  return (place, id) => {
    const kind = known.kinds.get(place.pasport_id);
    ensureNamed(kind, 'pasport_id');
    if (kind === 'group') throw fieldFault('pasport_id', 'Vyberte dům nebo prostor');
    ensureRoom(place, known);
    ensureElement(place, known);
    ensureParent(place, known, id);
  };
}
