import type {
  createFloor,
  deleteFloor,
  listFloors,
  updateFloor,
} from '#contract/pasports/floors.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { floorTable } from '#server/core/pasports/tables.sql.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ensureUnused } from '#server/access/record-used.ts';
import {
  selectBuildingHeld,
  selectFloor,
  selectFloors,
  selectFloorUseForUpdate,
} from '#server/core/pasports/floors.sql.ts';

/** Floors of a building from the highest. Errors: `not-found`. */
export async function readFloors({ unit, db, body }: UnitCall<typeof listFloors>) {
  const values = await selectFloors(db, unit, body.pasport_id);
  ensure(values !== undefined, 'not-found');
  return { values };
}

/** A new floor. Errors: `wrong-method`, `not-found`, `licence-expired`, `floor-code-taken`. */
export async function addFloor({ unit, db, params, body, portal }: UnitCall<typeof createFloor>) {
  ensure(params.id === 0, 'wrong-method');
  ensure(await selectBuildingHeld(db, unit, params.pasport_id), 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { pasport_id } = params;
  const id = await floorTable.insertOne(db, unit, { ...body, pasport_id });
  const load = () => selectFloor(db, unit, { pasport_id, id });
  return savedOr(await load(), load);
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `floor-code-taken`. */
export async function saveFloor({ unit, db, params, body }: UnitCall<typeof updateFloor>) {
  ensure(params.id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const load = () => selectFloor(db, unit, params);
  const before = await load();
  if (Object.keys(changes).length === 0) return savedOr(before, load);
  ensure(before !== undefined, 'not-found');
  const isSaved = await floorTable.updateOne(db, unit, {
    id: params.id,
    version,
    columns: changes,
  });
  return savedOr(isSaved ? await load() : undefined, load);
}

/** Deletes a floor on which no space is. Errors: `not-found`, `record-used`. */
export async function removeFloor({ unit, db, params }: UnitCall<typeof deleteFloor>) {
  const spaces = await selectFloorUseForUpdate(db, unit, params);
  ensure(spaces !== undefined, 'not-found');
  ensureUnused('Podlaží nelze smazat: obsahuje', [
    { count: spaces, forms: ['prostor', 'prostory', 'prostorů'] },
  ]);
  await floorTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
