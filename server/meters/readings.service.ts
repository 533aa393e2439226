import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  createReading,
  deleteReading,
  listReadings,
  MeterReading,
  updateReading,
} from '#contract/metering/readings.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectMeterForUpdate } from '#server/core/metering/meters.sql.ts';
import {
  correctReading,
  dropReading,
  PLAIN_READING,
  writeReading,
} from '#server/core/metering/readings.ts';
import {
  selectReading,
  selectReadingForUpdate,
  selectReadingsOf,
} from '#server/core/metering/readings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { keepReadingPhoto } from './photos.service.ts';

/** Readings of a measuring place. Errors: `not-found`. */
export async function readReadings({ unit, db, params }: UnitCall<typeof listReadings>) {
  const values = await selectReadingsOf(db, unit, params.measuring_place_id);
  ensure(values !== undefined, 'not-found');
  return { values };
}

async function load(db: Db, unit: OwnedUnit, id: number): Promise<MeterReading> {
  const found = await selectReading(db, unit, id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/** A new reading. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`. */
export async function addReading({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof createReading>): Promise<MeterReading> {
  ensure(params.id === 0, 'wrong-method');
  const meter = await selectMeterForUpdate(db, unit, params.meter_id);
  ensure(meter !== undefined, 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const { photo, ...given } = body;
  const told = { ...PLAIN_READING, ...given };
  const id = await writeReading(db, unit, { meter, told, today: pragueDay(portal.now()) });
  if (photo !== undefined) await keepReadingPhoto(db, unit, id, photo, 'photo');
  return load(db, unit, id);
}

/** Corrects a reading. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveReading({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof updateReading>): Promise<MeterReading> {
  ensure(params.id !== 0, 'wrong-method');
  const meter = await selectMeterForUpdate(db, unit, params.meter_id);
  const before = await selectReadingForUpdate(db, unit, params);
  ensure(meter !== undefined && before !== undefined, 'not-found');
  const tell = () => load(db, unit, params.id);
  const { version, ...changes } = body;
  await ensureSeen(version, before, tell);
  const today = pragueDay(portal.now());
  await correctReading(db, unit, { meter, id: params.id, before, changes, today });
  return savedOr(await tell(), tell);
}

/** Deletes a reading that is not an edge of its device. Errors: `not-found`, `invalid-input`. */
export async function removeReading({ unit, db, params }: UnitCall<typeof deleteReading>) {
  const meter = await selectMeterForUpdate(db, unit, params.meter_id);
  const before = await selectReadingForUpdate(db, unit, params);
  ensure(meter !== undefined && before !== undefined, 'not-found');
  await dropReading(db, unit, { id: params.id, before, meter });
  return { deleted: true as const };
}
