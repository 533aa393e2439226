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
import type { BodyOf } from '#contract/endpoint.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import { countBilledBy } from '#server/core/billing/parts.sql.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { resaveDevice, standingDevice } from '#server/core/metering/devices.ts';
import {
  countPlacesAt,
  placesOf,
  selectMonths,
  selectPlace,
  selectPlaceForUpdate,
  selectPlacesForUpdate,
  selectPlacesPiece,
  type HeldPlace,
} from '#server/core/metering/places.sql.ts';
import { placingJudge } from '#server/core/metering/placing.ts';
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
  const placed = { ...none, ...place };
  (await placingJudge(db, unit, [placed]))(placed);
  const id = await measuringPlaceTable.insertOne(db, unit, place);
  const made = await load(db, unit, id, pragueDay(portal.now()));
  ensure(made !== undefined, 'not-found');
  return made;
}

type Saving = Pick<UnitCall<typeof updateMeasuringPlace>, 'unit' | 'db'>;
type Changes = Omit<BodyOf<typeof updateMeasuringPlace>, 'version'>;

/**
 * How the same change of places is judged, each in the version that the person saw; nobody else changes them or their
 * devices meanwhile. It asks as many statements of many as of one. Errors of a place: `not-found`,
 * `version-conflict`, `invalid-input`.
 */
async function placeJudge({ unit, db }: Saving, ids: readonly number[], columns: Changes) {
  const rows = await selectPlacesForUpdate(db, unit, ids);
  const held = new Map(rows.map((row) => [row.measuring_place_id, row]));
  const ensurePlaced = await placingJudge(
    db,
    unit,
    rows.map((row) => ({ ...row, ...columns })),
  );
  return async ({ id, version }: Seen, tell?: () => unknown) => {
    const place = held.get(id);
    ensure(place !== undefined, 'not-found');
    await ensureSeen(version, place, tell);
    const after = { ...place, ...columns };
    if (after.kind !== place.kind && place.meters_count > 0)
      throw fieldFault('kind', 'Druh nejde změnit: na místě už bylo měřidlo');
    ensurePlaced(after, id);
    return { id, columns, place };
  };
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function savePlace(
  call: UnitCall<typeof updateMeasuringPlace>,
): Promise<MeasuringPlace> {
  const { unit, db, params, body, portal } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const tell = () => load(db, unit, id, pragueDay(portal.now()));
  const judge = await placeJudge(call, [id], changes);
  const change = await judge({ id, version }, tell);
  if (Object.keys(changes).length > 0) await measuringPlaceTable.updateAll(db, unit, [change]);
  return savedOr(await tell(), tell);
}

/** The scale of the device that stands at the held place, judged as its own form is. Errors: `invalid-input`. */
async function saveScale(
  { db, unit, portal }: UnitCall<typeof changeMeasuringPlaces>,
  place: HeldPlace,
  scale_month: number | null,
) {
  const meter = await standingDevice(db, unit, place.measuring_place_id);
  if (meter === undefined) throw fieldFault('scale_month', 'Na místě žádné měřidlo není');
  if (meter.scale_month === scale_month) return;
  const today = pragueDay(portal.now());
  await resaveDevice(db, unit, { place, meter, changes: { scale_month }, today });
}

/**
 * Changes fields of many places, each judged as by `savePlace`, and scales of their devices one by one, each with
 * its readings. Errors: `records-refused`.
 */
export async function savePlaces(call: UnitCall<typeof changeMeasuringPlaces>) {
  const { unit, db, body } = call;
  const { scale_month, ...columns } = body.fields;
  const judge = await placeJudge(call, idsOf(body.records), columns);
  const changes = await judgedMany(body.records, async (record) => {
    const change = await judge(record);
    if (scale_month !== undefined) await saveScale(call, change.place, scale_month);
    return change;
  });
  await measuringPlaceTable.updateAll(db, unit, changes);
  return { changed_count: changes.length };
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
