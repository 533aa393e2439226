import type { BodyOf } from '#contract/endpoint.ts';
import type {
  createBuilding,
  deleteBuilding as deleteBuildingCall,
  updateBuilding as updateBuildingCall,
} from '#contract/pasports/buildings.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import type { Db } from '#server/db/db.ts';
import { given } from '#server/db/given.ts';
import { ensure, ensureFaultless } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import {
  buildingFaults,
  insertBuildings,
  knownGroups,
  updateBuildings,
  type BuildingDetails,
} from '#server/core/pasports/buildings.ts';
import { orderAfter } from '#server/core/pasports/placed.ts';
import { selectLastOrders } from '#server/core/pasports/places.sql.ts';
import { buildingTable, pasportTable } from '#server/core/pasports/tables.sql.ts';
import { idIn } from '#server/db/record-table.sql.ts';
import { ensureUnused } from '#server/access/record-used.ts';
import { closesCycle } from './cycle.ts';
import {
  selectGroupParentsForUpdate,
  selectPlaceForUpdate,
  type Kind,
} from '#server/core/pasports/held-places.sql.ts';
import { selectForRemoval, selectUses } from '#server/core/pasports/removal.sql.ts';

type Body = BodyOf<typeof updateBuildingCall>;

function parted(body: Body) {
  const { version: _version, ...fields } = body;
  const { pasport_name, parent_id, pasport_order, hidden, ...details } = fields;
  const isEmpty = Object.values(fields).every((value) => value === undefined);
  const place = given({ pasport_name, parent_id, pasport_order, hidden });
  return { place, details: given(details), isEmpty };
}

/** What the body names must be there; a city that is named gives its name. Errors: `not-found`, `invalid-input`. */
async function judged(db: Db, unit: OwnedUnit, body: Body, details: BuildingDetails) {
  const known = await knownGroups(db, unit, [body]);
  ensureFaultless(buildingFaults(body, known));
  return { ...given({ city_name: known.cities.get(body.city_id ?? 0) }), ...details };
}

/** The order of a new place: the last among its siblings. */
async function lastOrder(db: Db, unit: OwnedUnit, kind: Kind, parentId: number | null) {
  return orderAfter((await selectLastOrders(db, unit, kind)).get(parentId));
}

/** A new building or group; returns its id. Errors: `wrong-method`, `not-found`, `licence-expired`. */
export async function addPlace(
  { unit, db, params, body, portal }: UnitCall<typeof createBuilding>,
  kind: Kind,
): Promise<{ unit: OwnedUnit; id: number }> {
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { place: asked, details } = parted(body);
  const fields = await judged(db, unit, body, details);
  const { pasport_order } = asked;
  const order = pasport_order ?? (await lastOrder(db, unit, kind, asked.parent_id ?? null));
  const { pasport_name } = body;
  const place = { ...asked, pasport_name, pasport_order: order };
  const written = await insertBuildings(db, unit, kind, [{ place, details: fields }]);
  return { unit, id: idIn(written, buildingTable) };
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
  const before = await selectPlaceForUpdate(db, unit, { id: params.id, kind });
  ensure(before !== undefined, 'not-found');
  await ensureSeen(body.version, before, current);
  const { pasport_id } = before;
  const fields = await judged(db, unit, body, details);
  if (kind === 'group' && typeof place.parent_id === 'number')
    await ensureNoCycle(db, unit, pasport_id, place.parent_id);
  await updateBuildings(db, unit, [
    { pasport_id, pasport_building_id: params.id, place, details: fields },
  ]);
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
      count: uses.measuring_places,
      forms: ['měřicí místo', 'měřicí místa', 'měřicích míst'],
    },
    {
      count: uses.billing_parts,
      forms: ['odběrné místo', 'odběrná místa', 'odběrných míst'],
    },
    {
      count: uses.billing_rules,
      forms: ['pravidlo rozúčtování', 'pravidla rozúčtování', 'pravidel rozúčtování'],
    },
    { count: uses.settlements, forms: ['vyúčtování', 'vyúčtování', 'vyúčtování'] },
    {
      count: uses.revisions,
      forms: ['zařízení k revizi', 'zařízení k revizi', 'zařízení k revizi'],
    },
    { count: uses.visits, forms: ['návštěvu', 'návštěvy', 'návštěv'] },
    { count: uses.contracts, forms: ['smlouvu', 'smlouvy', 'smluv'] },
  ]);
  await buildingTable.remove(db, unit, [params.id]);
  await pasportTable.remove(db, unit, [pasportId]);
  return { deleted: true };
}
