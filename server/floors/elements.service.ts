import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  createElement,
  deleteElement,
  Element,
  listElements,
  updateElement,
} from '#contract/pasports/floors.ts';
import { validityFault, type Validity } from '#contract/rules/validity.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { elementTable } from '#server/core/pasports/tables.sql.ts';
import { countPlacesAt } from '#server/core/metering/places.sql.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import {
  selectElement,
  selectElementForUpdate,
  selectElements,
} from '#server/core/pasports/elements.sql.ts';
import {
  selectBuildingPasportHeld,
  selectHasBuilding,
  selectRoomHeld,
  selectSpaceHeld,
} from '#server/core/pasports/placing.sql.ts';

type Placing = Pick<Element, 'pasport_id' | 'pasport_room_id'> & Validity;

/** Heating elements of a building. Errors: `not-found`. */
export async function readElements({ unit, db, params, portal }: UnitCall<typeof listElements>) {
  const asked = {
    pasport_building_id: params.pasport_building_id,
    showEnded: params.show_ended === '1',
    today: pragueDay(portal.now()),
  };
  const values = await selectElements(db, unit, asked);
  ensure(values.length > 0 || (await selectHasBuilding(db, unit, asked)), 'not-found');
  return { values };
}

/** The space must be in the building, the room in the space, and the end not before the beginning. */
async function ensurePlaced(db: Db, unit: OwnedUnit, building: number, element: Placing) {
  const { pasport_id, pasport_room_id } = element;
  if (pasport_id !== null) {
    const space = await selectSpaceHeld(db, unit, pasport_id);
    ensureNamed(space, 'pasport_id');
    if (space.parent_id !== building) throw fieldFault('pasport_id', 'Prostor není v tomto domě');
  }
  if (pasport_room_id !== null) {
    const room = await selectRoomHeld(db, unit, pasport_room_id);
    ensureNamed(room, 'pasport_room_id');
    if (room.pasport_id !== pasport_id)
      throw fieldFault('pasport_room_id', 'Místnost není v tomto prostoru');
  }
  const fault = validityFault(element);
  if (fault !== null) throw fieldFault('valid_to', fault);
}

/** A new heating element. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`. */
export async function addElement({
  unit,
  db,
  params,
  body: element,
  portal,
}: UnitCall<typeof createElement>): Promise<Element> {
  ensure(params.id === 0, 'wrong-method');
  const building = await selectBuildingPasportHeld(db, unit, params.pasport_building_id);
  ensure(building !== undefined, 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const none = { pasport_id: null, pasport_room_id: null, valid_to: null };
  await ensurePlaced(db, unit, building, { ...none, ...element });
  const { pasport_building_id } = params;
  const id = await elementTable.insertOne(db, unit, { ...element, pasport_building_id });
  const row = await selectElement(db, unit, { ...params, id });
  ensure(row !== undefined, 'not-found');
  return row;
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveElement({
  unit,
  db,
  params,
  body,
}: UnitCall<typeof updateElement>): Promise<Element> {
  ensure(params.id !== 0, 'wrong-method');
  const building = await selectBuildingPasportHeld(db, unit, params.pasport_building_id);
  const before = await selectElementForUpdate(db, unit, params);
  ensure(building !== undefined && before !== undefined, 'not-found');
  const { version, ...changes } = body;
  const load = () => selectElement(db, unit, params);
  await ensureSeen(version, before, load);
  await ensurePlaced(db, unit, building, { ...before, ...changes });
  if (Object.keys(changes).length > 0)
    await elementTable.updateOne(db, unit, { id: params.id, columns: changes });
  return savedOr(await load(), load);
}

/** Deletes a heating element to which nothing refers. Errors: `not-found`, `record-used`. */
export async function removeElement({ unit, db, params }: UnitCall<typeof deleteElement>) {
  const found = await selectElementForUpdate(db, unit, params);
  ensure(found !== undefined, 'not-found');
  ensureUnreferred('těleso', [
    {
      count: await countPlacesAt(db, unit, 'pasport_building_element_id', params.id),
      forms: ['měřicí místo', 'měřicí místa', 'měřicích míst'],
    },
  ]);
  await elementTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
