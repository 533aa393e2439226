import { pragueDay } from '#contract/czech/prague-day.ts';
import {
  readHouseValues,
  saveHouseValues,
  undoHouseValues,
} from '#contract/pasports/house-values.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectLastChange } from '#server/core/values/changes.sql.ts';
import { saveValues } from '#server/core/values/save-values.ts';
import { undoValues } from '#server/core/values/undo-values.ts';
import { ensure } from '#server/errors.ts';
import { type Route, type UnitCall, unitRoute } from '#server/http/route.ts';
import { selectHouseValues } from './house-values.sql.ts';

/** Errors: `not-found` for the unit or the house. */
async function listHouseValues(call: UnitCall<typeof readHouseValues>) {
  const { unit, db, params, query, portal } = call;
  const { id: houseId, kind } = params;
  const day = query.as_of ?? pragueDay(portal.now());
  const found = await selectHouseValues(db, unit, { houseId, kind, day });
  ensure(found !== undefined, 'not-found');
  return found;
}

/** Errors: `licence-expired`, and those of `saveValues`. */
async function save({ unit, db, params, body, portal, actor }: UnitCall<typeof saveHouseValues>) {
  const { kind, id: houseId } = params;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { valid_from: day, changes } = body;
  const news = { houseId, kind, day, changes, user: actor };
  const { changed_count } = await saveValues(db, unit, news);
  return { changed_count, last_change: await selectLastChange(db, unit, { houseId, kind }) };
}

/** Errors: `not-found`, `change-overtaken`. */
async function undo({ unit, db, params }: UnitCall<typeof undoHouseValues>) {
  return undoValues(db, unit, params.house_change_id);
}

export const houseValuesRoutes: readonly Route[] = [
  unitRoute(readHouseValues, listHouseValues),
  unitRoute(saveHouseValues, save),
  unitRoute(undoHouseValues, undo),
];
