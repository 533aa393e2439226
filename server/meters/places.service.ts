import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  browseMeasuringPlaces,
  changeMeasuringPlaces,
  createMeasuringPlace,
  deleteMeasuringPlace,
  getMeasuringPlace,
  MeasuringPlace,
  readConsumption,
  updateMeasuringPlace,
} from '#contract/metering/places.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { savedMany } from '#server/access/saved-many.ts';
import { countBilledBy } from '#server/core/billing/parts.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { resaveDevice, standingDevice } from '#server/core/metering/devices.ts';
import {
  countPlacesAt,
  placesOf,
  selectMonths,
  selectPlace,
  selectPlaceForUpdate,
  selectPlacesPiece,
} from '#server/core/metering/places.sql.ts';
import { ensurePlaced } from '#server/core/metering/placing.ts';
import { measuringPlaceTable } from '#server/core/metering/tables.sql.ts';
import { placeOf, readWithRules, selectRules } from '#server/core/metering/verified.ts';
import type { Db } from '#server/db/db.ts';
import { isPieceAsked } from '#server/db/list-piece.sql.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** Measuring places of the unit, or a piece of them. Errors: `not-found`, `list-changed`. */
export async function readPlaces({
  unit,
  db,
  params,
  query,
  portal,
}: UnitCall<typeof browseMeasuringPlaces>) {
  const showHidden = params.show_hidden === '1';
  const today = pragueDay(portal.now());
  if (isPieceAsked(query)) {
    const piece = selectPlacesPiece(db, unit, showHidden, query);
    const coming = selectRules(db, unit, today);
    const [rules, { told, hidden_places, rows }] = await Promise.all([coming, piece]);
    const values = rows.map((row) => placeOf(row, rules));
    return { values, limits: rules.limits, hidden_places, ...told };
  }
  const { rules, rows } = await readWithRules(db, unit, today, { rows: placesOf(unit) });
  // Those given up are few, so they are counted here and not asked for by a statement of their own.
  const shown = rows.filter(({ hidden }) => showHidden || !hidden);
  return {
    values: shown.map((row) => placeOf(row, rules)),
    limits: rules.limits,
    hidden_places: rows.filter(({ hidden }) => hidden).length,
  };
}

async function load(
  db: Db,
  unit: OwnedUnit,
  id: number,
  today: string,
): Promise<MeasuringPlace | undefined> {
  const [row, rules] = await Promise.all([selectPlace(db, unit, id), selectRules(db, unit, today)]);
  return row && placeOf(row, rules);
}

/** Errors: `not-found`. */
export async function readPlace({ unit, db, params, portal }: UnitCall<typeof getMeasuringPlace>) {
  const found = await load(db, unit, params.id, pragueDay(portal.now()));
  ensure(found !== undefined, 'not-found');
  return found;
}

/** A new measuring place. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`. */
export async function addPlace({
  unit,
  db,
  params,
  body: place,
  portal,
}: UnitCall<typeof createMeasuringPlace>): Promise<MeasuringPlace> {
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const none = {
    pasport_room_id: null,
    pasport_building_element_id: null,
    parent_place_id: null,
  };
  await ensurePlaced(db, unit, { ...none, ...place });
  const id = await measuringPlaceTable.insertOne(db, unit, place);
  const made = await load(db, unit, id, pragueDay(portal.now()));
  ensure(made !== undefined, 'not-found');
  return made;
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function savePlace({
  unit,
  db,
  params: { id },
  body,
  portal,
}: UnitCall<typeof updateMeasuringPlace>): Promise<MeasuringPlace> {
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const before = await selectPlaceForUpdate(db, unit, id);
  ensure(before !== undefined, 'not-found');
  const tell = () => load(db, unit, id, pragueDay(portal.now()));
  await ensureSeen(version, before, tell);
  const after = { ...before, ...changes };
  if (after.kind !== before.kind && before.meters_count > 0)
    throw fieldFault('kind', 'Druh nejde změnit: na místě už bylo měřidlo');
  await ensurePlaced(db, unit, after, id);
  if (Object.keys(changes).length > 0)
    await measuringPlaceTable.updateOne(db, unit, { id, columns: changes });
  return savedOr(await tell(), tell);
}

/** The scale of the device that stands at the place, judged as its own form is. Errors: `not-found`, `invalid-input`. */
async function saveScale(
  { db, unit, portal }: UnitCall<typeof changeMeasuringPlaces>,
  id: number,
  scale_month: number | null,
) {
  const place = await selectPlaceForUpdate(db, unit, id);
  ensure(place !== undefined, 'not-found');
  const meter = await standingDevice(db, unit, id);
  if (meter === undefined) throw fieldFault('scale_month', 'Na místě žádné měřidlo není');
  if (meter.scale_month === scale_month) return;
  const today = pragueDay(portal.now());
  await resaveDevice(db, unit, { place, meter, changes: { scale_month }, today });
}

/** Changes fields of many places, each as `savePlace` does, and scales of their devices. Errors: `records-refused`. */
export function savePlaces(call: UnitCall<typeof changeMeasuringPlaces>) {
  const { unit_id } = call.params;
  const { records, fields } = call.body;
  const { scale_month, ...ofPlace } = fields;
  return savedMany(records, async ({ id, version }) => {
    await savePlace({ ...call, params: { unit_id, id }, body: { ...ofPlace, version } });
    if (scale_month !== undefined) await saveScale(call, id, scale_month);
  });
}

/** Deletes a place that never had a device: what was measured is evidence. Errors: `not-found`, `record-used`. */
export async function removePlace({ unit, db, params }: UnitCall<typeof deleteMeasuringPlace>) {
  const before = await selectPlaceForUpdate(db, unit, params.id);
  ensure(before !== undefined, 'not-found');
  ensureUnreferred('měřicí místo', [
    { count: before.meters_count, forms: ['měřidlo', 'měřidla', 'měřidel'] },
    {
      count: await countPlacesAt(db, unit, 'parent_place_id', params.id),
      forms: ['podřízené místo', 'podřízená místa', 'podřízených míst'],
    },
    {
      count: await countBilledBy(db, unit, params.id),
      forms: ['odběrné místo', 'odběrná místa', 'odběrných míst'],
    },
  ]);
  await measuringPlaceTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}

/** Consumption of a place by months, of heat with the weather. Errors: `not-found`. */
export async function readMonths({ unit, db, params, query }: UnitCall<typeof readConsumption>) {
  const { values, weather } = await selectMonths(db, unit, params.id, query);
  ensure(values.length > 0, 'not-found');
  return { values, weather };
}
