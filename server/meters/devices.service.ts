import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  deleteMeter,
  dismountMeter,
  exchangeMeter,
  listMeters,
  Meter,
  mountMeter,
  remountMeter,
  updateMeter,
} from '#contract/metering/meters.ts';
import { foundWith } from '#server/access/found-with.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureUnreferred } from '#server/access/record-used.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  endDevice,
  mountDevice,
  putBackDevice,
  removeDevice,
  resaveDevice,
  standingDevice,
} from '#server/core/metering/devices.ts';
import { exchangeDevice } from '#server/core/metering/exchange.ts';
import {
  metersOf,
  selectMeter,
  selectMeterForUpdate,
  type HeldMeter,
} from '#server/core/metering/meters.sql.ts';
import { placeNamed } from '#server/core/metering/place-named.sql.ts';
import { selectPlaceForUpdate, type HeldPlace } from '#server/core/metering/places.sql.ts';
import { meterOf, readWithRules, selectRules } from '#server/core/metering/verified.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { keepEdgePhoto } from './photos.service.ts';

/** Devices of a measuring place. Errors: `not-found`. */
export async function readMeters({ unit, db, params, portal }: UnitCall<typeof listMeters>) {
  const today = pragueDay(portal.now());
  const place = params.measuring_place_id;
  const asked = { rows: metersOf(unit, place), under: placeNamed(unit, place) };
  const { rules, rows } = await readWithRules(db, unit, today, asked);
  return { values: rows.map((row) => meterOf(row, rules)) };
}

async function load(db: Db, unit: OwnedUnit, id: number, today: string): Promise<Meter> {
  const [row, rules] = await foundWith(selectMeter(db, unit, id), selectRules(db, unit, today));
  return meterOf(row, rules);
}

async function heldPlace(db: Db, unit: OwnedUnit, id: number): Promise<HeldPlace> {
  const place = await selectPlaceForUpdate(db, unit, id);
  ensure(place !== undefined, 'not-found');
  return place;
}

/** Mounts a device where none is. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`. */
export async function addMeter({
  unit,
  db,
  params,
  body: { start_state, ...told },
  portal,
}: UnitCall<typeof mountMeter>): Promise<Meter> {
  ensure(params.id === 0, 'wrong-method');
  const place = await heldPlace(db, unit, params.measuring_place_id);
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const today = pragueDay(portal.now());
  const id = await mountDevice(db, unit, { place, told, start_state, today });
  return load(db, unit, id, today);
}

/** The device of the place, held. Errors: `not-found`. */
async function heldMeter(
  db: Db,
  unit: OwnedUnit,
  { measuring_place_id, id }: { readonly measuring_place_id: number; readonly id: number },
) {
  const meter = await selectMeterForUpdate(db, unit, id);
  ensure(meter?.measuring_place_id === measuring_place_id, 'not-found');
  return meter;
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveMeter({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof updateMeter>): Promise<Meter> {
  ensure(params.id !== 0, 'wrong-method');
  const place = await heldPlace(db, unit, params.measuring_place_id);
  const meter = await heldMeter(db, unit, params);
  const today = pragueDay(portal.now());
  const { version, ...changes } = body;
  const tell = () => load(db, unit, params.id, today);
  await ensureSeen(version, meter, tell);
  await resaveDevice(db, unit, { place, meter, changes, today });
  return savedOr(await tell(), tell);
}

/** Nothing but the beginning of a device that goes was read. Errors: `record-used`. */
function ensureUnused({ readings_count }: Pick<Meter, 'readings_count'>): void {
  ensureUnreferred('měřidlo', [
    { count: readings_count > 1 ? readings_count : 0, forms: ['odečet', 'odečty', 'odečtů'] },
  ]);
}

/** Deletes a device of which nothing but its beginning was read. Errors: `not-found`, `record-used`. */
export async function removeMeter({ unit, db, params, portal }: UnitCall<typeof deleteMeter>) {
  await heldPlace(db, unit, params.measuring_place_id);
  await heldMeter(db, unit, params);
  ensureUnused(await load(db, unit, params.id, pragueDay(portal.now())));
  await removeDevice(db, unit, params.id);
  return { deleted: true as const };
}

/** One device follows another on a day. Errors: `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`. */
export async function exchange({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof exchangeMeter>): Promise<Meter> {
  const place = await heldPlace(db, unit, params.measuring_place_id);
  const meter = await standingDevice(db, unit, place.measuring_place_id);
  if (meter === undefined)
    throw fieldFault('mounted_on', 'Na místě žádné měřidlo není; namontujte je');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const today = pragueDay(portal.now());
  const { end_photo, start_photo, ...given } = body;
  const { end_state, overflowed, removal_reason, start_state, ...told } = given;
  const end = { end_state, overflowed, removal_reason };
  const id = await exchangeDevice(db, unit, { place, meter, end, told, start_state, today });
  await keepEdgePhoto(db, unit, { meter_id: meter.meter_id, edge: 'end' }, end_photo);
  await keepEdgePhoto(db, unit, { meter_id: id, edge: 'start' }, start_photo);
  return load(db, unit, id, today);
}

/** Takes the standing device away. Errors: `not-found`, `version-conflict`, `invalid-input`, `files-limit-reached`. */
export async function dismount({
  unit,
  db,
  params,
  body: { version, end_photo, ...end },
  portal,
}: UnitCall<typeof dismountMeter>): Promise<Meter> {
  const place = await heldPlace(db, unit, params.measuring_place_id);
  const meter = await standingDevice(db, unit, place.measuring_place_id);
  if (meter === undefined) throw fieldFault('removed_on', 'Na místě žádné měřidlo není');
  const today = pragueDay(portal.now());
  await ensureSeen(version, meter, () => load(db, unit, meter.meter_id, today));
  await endDevice(db, unit, { meter, end, today });
  await keepEdgePhoto(db, unit, { meter_id: meter.meter_id, edge: 'end' }, end_photo);
  return load(db, unit, meter.meter_id, today);
}

/** The device that stands instead of the one that ended goes. Errors: `record-used`. */
async function removeNext(db: Db, unit: OwnedUnit, ended: HeldMeter, today: string) {
  const next = await standingDevice(db, unit, ended.measuring_place_id);
  if (next === undefined || next.mounted_on !== ended.removed_on) return;
  ensureUnused(await load(db, unit, next.meter_id, today));
  await removeDevice(db, unit, next.meter_id);
}

/** Takes a dismounting or an exchange back. Errors: `not-found`, `version-conflict`, `record-used`, `invalid-input`. */
export async function remount({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof remountMeter>): Promise<Meter> {
  const known = await selectMeter(db, unit, params.id);
  ensure(known !== undefined, 'not-found');
  const place = await heldPlace(db, unit, known.measuring_place_id);
  const meter = await heldMeter(db, unit, { ...known, id: params.id });
  const today = pragueDay(portal.now());
  await ensureSeen(body.version, meter, () => load(db, unit, params.id, today));
  if (body.with_next) await removeNext(db, unit, meter, today);
  await putBackDevice(db, unit, { place, meter });
  return load(db, unit, params.id, today);
}
