import type { z } from 'zod';
import type {
  addReadingPhoto,
  deleteReadingPhoto,
  getReadingPhoto,
  sentPhoto,
} from '#contract/metering/photos.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { keepPhoto } from '#server/core/files/files.ts';
import { deleteFile, selectFileContent } from '#server/core/files/files.sql.ts';
import { selectEdge, selectReadingDayHeld } from '#server/core/metering/readings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What photos are attached to. */
const OF_READINGS = 'meter_readings';

type SentPhoto = z.output<typeof sentPhoto>;

/** Keeps a photo of a reading; its id. Errors: `not-found`, `invalid-input` at the field, `files-limit-reached`. */
export async function keepReadingPhoto(
  db: Db,
  unit: OwnedUnit,
  record_id: number,
  photo: SentPhoto,
  field: string,
): Promise<number> {
  const day = await selectReadingDayHeld(db, unit, record_id);
  ensure(day !== undefined, 'not-found');
  const of = { record: { record_type: OF_READINGS, record_id }, name: `odečet ${day}` } as const;
  return (await keepPhoto(db, unit, of, photo, field)).file_id;
}

/** Keeps a photo of the first or the last state of a device, where one was sent. Errors: as above. */
export async function keepEdgePhoto(
  db: Db,
  unit: OwnedUnit,
  { meter_id, edge }: { readonly meter_id: number; readonly edge: 'start' | 'end' },
  photo: SentPhoto | undefined,
): Promise<void> {
  if (photo === undefined) return;
  const reading = await selectEdge(db, unit, meter_id, edge);
  ensure(reading !== undefined, 'not-found');
  await keepReadingPhoto(db, unit, reading.meter_reading_id, photo, `${edge}_photo`);
}

/** One more photo of a reading. Errors: `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`. */
export async function addPhoto({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof addReadingPhoto>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const id = params.meter_reading_id;
  return { photo_id: await keepReadingPhoto(db, unit, id, body, 'content_base64') };
}

/** A photo to be looked at. Errors: `not-found`. */
export async function readPhoto({ unit, db, actor, params }: UnitCall<typeof getReadingPhoto>) {
  const file = await selectFileContent(db, unit, OF_READINGS, params.id, actor);
  ensure(file !== undefined, 'not-found');
  return {
    file_name: file.file_name,
    content_type: 'image/jpeg' as const,
    content_base64: file.content.toString('base64'),
  };
}

/** Deletes a photo for good. Errors: `not-found`. */
export async function removePhoto({
  unit,
  db,
  actor,
  params,
}: UnitCall<typeof deleteReadingPhoto>) {
  ensure(await deleteFile(db, unit, OF_READINGS, params.id, actor), 'not-found');
  return { deleted: true as const };
}
