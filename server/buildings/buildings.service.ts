import type {
  browseBuildings,
  browseGroups,
  Building,
  changeBuildings,
  changeGroups,
  createBuilding,
  createGroup,
  deleteBuilding,
  deleteGroup,
  getBuilding,
  getGroup,
  GroupWithBuildings,
  listPasportChoices,
  updateBuilding,
  updateGroup,
} from '#contract/pasports/buildings.ts';
import { ensure } from '#server/errors.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectBuilding, selectBuildings, selectBuildingsOfGroup } from './buildings.sql.ts';
import { selectChoices } from './choices.sql.ts';
import { selectGroup, selectGroups } from './groups.sql.ts';
import { addPlace, removePlace, savePlace, savePlaces } from './places.service.ts';

function askedBy(params: { show_hidden: string; city_id: number }) {
  return { showHidden: params.show_hidden === '1', cityId: params.city_id };
}

/** Buildings of the unit as its tree is read. Errors: `not-found`. */
export async function readBuildings({ unit, db, params }: UnitCall<typeof browseBuildings>) {
  const { hidden_groups: _groups, ...listed } = await selectBuildings(db, unit, askedBy(params));
  return listed;
}

/** Groups of the unit as its tree is read. Errors: `not-found`. */
export async function readGroups({ unit, db, params }: UnitCall<typeof browseGroups>) {
  return selectGroups(db, unit, askedBy(params));
}

/** One building. Errors: `not-found`. */
export async function readBuilding({ unit, db, params }: UnitCall<typeof getBuilding>) {
  const row = await selectBuilding(db, unit, params.id);
  ensure(row !== undefined, 'not-found');
  return row;
}

async function loadGroup(
  db: Db,
  unit: OwnedUnit,
  id: number,
): Promise<GroupWithBuildings | undefined> {
  const [row, buildings] = await Promise.all([
    selectGroup(db, unit, id),
    selectBuildingsOfGroup(db, unit, id),
  ]);
  return row && { ...row, buildings };
}

/** One group with the buildings in it and in the groups under it. Errors: `not-found`. */
export async function readGroup({ unit, db, params }: UnitCall<typeof getGroup>) {
  const row = await loadGroup(db, unit, params.id);
  ensure(row !== undefined, 'not-found');
  return row;
}

/** A new building. Errors: those of `addPlace`. */
export async function addBuilding(call: UnitCall<typeof createBuilding>): Promise<Building> {
  const { unit, id } = await addPlace(call, 'building');
  const row = await selectBuilding(call.db, unit, id);
  ensure(row !== undefined, 'not-found');
  return row;
}

/** A new group of buildings. Errors: those of `addPlace`. */
export async function addGroup(call: UnitCall<typeof createGroup>): Promise<GroupWithBuildings> {
  const { unit, id } = await addPlace(call, 'group');
  const row = await loadGroup(call.db, unit, id);
  ensure(row !== undefined, 'not-found');
  return row;
}

/** Saves changed fields of a building. Errors: those of `savePlace`. */
export function saveBuilding(call: UnitCall<typeof updateBuilding>): Promise<Building> {
  return savePlace(call, 'building', selectBuilding);
}

/** Changes fields of many buildings, each judged as by `saveBuilding`. Errors: `records-refused`. */
export function saveBuildings(call: UnitCall<typeof changeBuildings>) {
  return savePlaces(call, 'building');
}

/** Saves changed fields of a group. Errors: those of `savePlace`. */
export function saveGroup(call: UnitCall<typeof updateGroup>): Promise<GroupWithBuildings> {
  return savePlace(call, 'group', loadGroup);
}

/** Changes fields of many groups, each judged as by `saveGroup`. Errors: `records-refused`. */
export function saveGroups(call: UnitCall<typeof changeGroups>) {
  return savePlaces(call, 'group');
}

/** Deletes a building in which nothing is. Errors: those of `removePlace`. */
export function removeBuilding(call: UnitCall<typeof deleteBuilding>) {
  return removePlace(call, 'building');
}

/** Deletes a group in which no building or group is. Errors: those of `removePlace`. */
export function removeGroup(call: UnitCall<typeof deleteGroup>) {
  return removePlace(call, 'group');
}

/** What the forms of pasports offer. Errors: `not-found`. */
export async function readChoices({ unit, db }: UnitCall<typeof listPasportChoices>) {
  return selectChoices(db, unit);
}
