import type { BodyOf } from '#contract/endpoint.ts';
import type {
  createBuilding,
  deleteBuilding as deleteBuildingCall,
  updateBuilding as updateBuildingCall,
} from '#contract/pasports/buildings.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { savedOr } from '#server/access/saved.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectCityNameKept } from '#server/core/towns/kept.sql.ts';
import { selectKindKept } from '#server/core/pasports/kept.sql.ts';
import { ensureUnused } from '#server/access/record-used.ts';
import { selectIndicatorKept } from './choices.sql.ts';
import { closesCycle } from './cycle.ts';
import {
  insertBuilding,
  insertPlace,
  selectGroupParentsForUpdate,
  updateBuilding,
  updatePlace,
  type Details,
  type Kind,
  type Place,
} from './places.sql.ts';
import { deleteBuilding, selectForRemoval, selectUses } from './removal.sql.ts';

type Body = BodyOf<typeof updateBuildingCall>;

function parted(body: Body): { place: Place; details: Details; isEmpty: boolean } {
  const { version: _version, ...fields } = body;
  const { pasport_name, parent_id, pasport_order, hidden, ...details } = fields;
  const isEmpty = Object.values(fields).every((value) => value === undefined);
  return { place: { pasport_name, parent_id, pasport_order, hidden }, details, isEmpty };
}

/** What the body names must be there: the group above, the indicator, and the city with its name. */
async function withReferences(db: Db, unit: OwnedUnit, body: Body, details: Details) {
  const { parent_id, heating_indicator_id, city_id } = body;
  if (typeof parent_id === 'number') {
    const kind = await selectKindKept(db, unit, parent_id);
    ensureNamed(kind, 'parent_id');
    if (kind !== 'group') throw fieldFault('parent_id', 'Vyberte skupinu domů');
  }
  if (typeof heating_indicator_id === 'number') {
    const found = await selectIndicatorKept(db, unit.client_id, heating_indicator_id);
    ensureNamed(found, 'heating_indicator_id');
  }
  if (typeof city_id !== 'number') return details;
  const city_name = await selectCityNameKept(db, city_id);
  ensureNamed(city_name, 'city_id');
  return { city_name, ...details };
}

/** A new building or group; returns its id. Errors: `wrong-method`, `not-found`, `licence-expired`. */
export async function addPlace(
  { unit, db, params, body, portal }: UnitCall<typeof createBuilding>,
  kind: Kind,
): Promise<{ unit: OwnedUnit; id: number }> {
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { place, details } = parted(body);
  const referred = await withReferences(db, unit, body, details);
  const named = { ...place, pasport_name: body.pasport_name };
  const pasportId = await insertPlace(db, unit, kind, named);
  return { unit, id: await insertBuilding(db, unit, pasportId, referred) };
}

async function ensureNoCycle(db: Db, unit: OwnedUnit, pasportId: number, parentId: number) {
  const groups = await selectGroupParentsForUpdate(db, unit);
  ensure(!closesCycle(groups, pasportId, parentId), 'group-cycle');
}

/**
 * Saves changed fields of a building or group and returns it by `load`. Errors: `wrong-method`,
 * `not-found`, `version-conflict`, `group-cycle`, `invalid-input` for a parent that is no group.
 */
export async function savePlace<R>(
  { unit, db, params, body }: UnitCall<typeof updateBuildingCall>,
  kind: Kind,
  load: (db: Db, unit: OwnedUnit, id: number) => Promise<R | undefined>,
): Promise<R> {
  ensure(params.id !== 0, 'wrong-method');
  const current = () => load(db, unit, params.id);
  const { place, details, isEmpty } = parted(body);
  if (isEmpty) return savedOr(await current(), current);
  const referred = await withReferences(db, unit, body, details);
  const record = { id: params.id, kind, version: body.version };
  const pasportId = await savedOr(await updateBuilding(db, unit, record, referred), current);
  const { parent_id } = place;
  if (kind === 'group' && typeof parent_id === 'number')
    await ensureNoCycle(db, unit, pasportId, parent_id);
  if (Object.values(place).some((value) => value !== undefined))
    await updatePlace(db, unit, pasportId, place);
  return savedOr(await current(), current);
}

const beginnings = {
  building: 'Dům nelze smazat: obsahuje',
  group: 'Skupinu nelze smazat: obsahuje',
} satisfies Record<Kind, string>;

/** Deletes a building or group to which nothing refers. Errors: `not-found`, `record-used`. */
export async function removePlace(
  { unit, db, params }: UnitCall<typeof deleteBuildingCall>,
  kind: Kind,
): Promise<{ deleted: true }> {
  const pasportId = await selectForRemoval(db, unit, params.id, kind);
  ensure(pasportId !== undefined, 'not-found');
  const uses = await selectUses(db, unit, pasportId);
  ensureUnused(beginnings[kind], [
    { count: uses.groups, forms: ['skupinu', 'skupiny', 'skupin'] },
    { count: uses.buildings, forms: ['dům', 'domy', 'domů'] },
    { count: uses.spaces, forms: ['prostor', 'prostory', 'prostorů'] },
    { count: uses.floors, forms: ['podlaží', 'podlaží', 'podlaží'] },
    { count: uses.elements, forms: ['otopné těleso', 'otopná tělesa', 'otopných těles'] },
    {
      count: uses.revisions,
      forms: ['zařízení k revizi', 'zařízení k revizi', 'zařízení k revizi'],
    },
  ]);
  await deleteBuilding(db, unit, pasportId);
  return { deleted: true };
}
