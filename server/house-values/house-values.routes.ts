import { pragueDay } from '#contract/czech/prague-day.ts';
import {
  readHouseValues,
  saveHouseValues,
  undoHouseValues,
} from '#contract/pasports/house-values.ts';
import { ensure } from '#server/errors.ts';
import { type Route, type UnitCall, unitRoute } from '#server/http/route.ts';
import { selectLastChange } from './changes.sql.ts';
import { selectHouseValues } from './house-values.sql.ts';
import { saveValues } from './save.service.ts';
import { undoValues } from './undo.service.ts';

/** Errors: `not-found` for the unit or the house. */
async function listHouseValues(call: UnitCall<typeof readHouseValues>) {
  const { unit, db, params, query, portal } = call;
  const { id: houseId, kind } = params;
  const day = query.as_of ?? pragueDay(portal.now());
  const values = await selectHouseValues(db, unit, { houseId, kind, day });
  ensure(values !== undefined, 'not-found');
  return { values, last_change: await selectLastChange(db, unit, { houseId, kind }) };
}

export const houseValuesRoutes: readonly Route[] = [
  unitRoute(readHouseValues, listHouseValues),
  unitRoute(saveHouseValues, saveValues),
  unitRoute(undoHouseValues, undoValues),
];
