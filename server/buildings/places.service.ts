import type { BodyOf } from '#contract/endpoint.ts';
import type {
  changeBuildings,
  createBuilding,
  deleteBuilding as deleteBuildingCall,
  updateBuilding as updateBuildingCall,
} from '#contract/pasports/buildings.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
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
  type BuildingChange,
  type BuildingDetails,
  type KnownGroups,
} from '#server/core/pasports/buildings.ts';
import { orderAfter } from '#server/core/pasports/placed.ts';
import { selectLastOrders } from '#server/core/pasports/places.sql.ts';
import { buildingTable, pasportTable } from '#server/core/pasports/tables.sql.ts';
import { idIn } from '#server/db/record-table.sql.ts';
import { ensureUnused } from '#server/access/record-used.ts';
import { closesCycle } from './cycle.ts';
import {
  selectBuildingsForUpdate,
  selectGroupParentsForUpdate,
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
function fieldsOf(body: Body, details: BuildingDetails, known: KnownGroups) {
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
  const fields = fieldsOf(body, details, await knownGroups(db, unit, [body]));
  const { pasport_order } = asked;
  const order = pasport_order ?? (await lastOrder(db, unit, kind, asked.parent_id ?? null));
  const { pasport_name } = body;
  const place = { ...asked, pasport_name, pasport_order: order };
  const written = await insertBuildings(db, unit, kind, [{ place, details: fields }]);
  return { unit, id: idIn(written, buildingTable) };
}

type Saving = Pick<UnitCall<typeof updateBuildingCall>, 'unit' | 'db'>;

/**
 * How the same change of buildings or groups is judged, each in the version that the person saw; nobody else changes
 * them meanwhile. It asks as many statements of many as of one. Errors of a place: `not-found`, `version-conflict`,
 * `group-cycle`, `invalid-input` for a parent that is no group.
 */
async function placeJudge({ unit, db }: Saving, kind: Kind, ids: readonly number[], body: Body) {
  const { place, details } = parted(body);
  const rows = await selectBuildingsForUpdate(db, unit, { ids, kind });
  const held = new Map(rows.map((row) => [row.pasport_building_id, row]));
  const known = await knownGroups(db, unit, [body]);
  const { parent_id: parentId } = place;
  const isMoved = kind === 'group' && typeof parentId === 'number';
  const groups = isMoved ? await selectGroupParentsForUpdate(db, unit) : [];
  return async ({ id, version }: Seen, tell?: () => unknown): Promise<BuildingChange> => {
    const before = held.get(id);
    ensure(before !== undefined, 'not-found');
    await ensureSeen(version, before, tell);
    const { pasport_id } = before;
    const fields = fieldsOf(body, details, known);
    ensure(!isMoved || !closesCycle(groups, pasport_id, parentId), 'group-cycle');
    return { pasport_id, pasport_building_id: id, place, details: fields };
  };
}

/**
 * Saves changed fields of a building or group and returns it by `load`. Errors: `wrong-method`,
 * `not-found`, `version-conflict`, `group-cycle`, `invalid-input` for a parent that is no group.
 */
export async function savePlace<R>(
  call: UnitCall<typeof updateBuildingCall>,
  kind: Kind,
  load: (db: Db, unit: OwnedUnit, id: number) => Promise<R | undefined>,
): Promise<R> {
  const { unit, db, params, body } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const current = () => load(db, unit, id);
  if (parted(body).isEmpty) return savedOr(await current(), current);
  const judge = await placeJudge(call, kind, [id], body);
  await updateBuildings(db, unit, [await judge({ id, version: body.version }, current)]);
  return savedOr(await current(), current);
}

/** Changes fields of many buildings or groups, each judged as by `savePlace`. Errors: `records-refused`. */
export async function savePlaces(call: UnitCall<typeof changeBuildings>, kind: Kind) {
  const { unit, db, body } = call;
  const { records, fields } = body;
  const judge = await placeJudge(call, kind, idsOf(records), fields);
  await updateBuildings(db, unit, await judgedMany(records, (record) => judge(record)));
  return { changed_count: records.length };
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
