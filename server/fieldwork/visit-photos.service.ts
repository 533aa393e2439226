import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { photoOfValue } from '#contract/fieldwork/result-words.ts';
import {
  MOST_VISIT_PHOTOS,
  type addVisitPhoto,
  type getVisitPhoto,
} from '#contract/fieldwork/results.ts';
import { selectResultOfKey } from '#server/core/fieldwork/results.sql.ts';
import {
  countPhotosOfVisit,
  insertPhoto,
  selectPhotoOfKey,
} from '#server/core/fieldwork/visit-photos.sql.ts';
import { selectVisitForUpdate } from '#server/core/fieldwork/visits.sql.ts';
import { keepPhoto } from '#server/core/files/files.ts';
import { selectContentsOf } from '#server/core/files/files.sql.ts';
import { photoPosition } from '#server/core/files/photo.ts';
import { selectHasPlace } from '#server/core/metering/places.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { ensureWalked } from './results.service.ts';

const OF_VISITS = 'visit_photos';

/**
 * A photo or a signature of a result; sent again it is the same one. Errors: `not-found`, `invalid-input`,
 * `visit-photos-full`, `files-limit-reached`.
 */
export async function addPhoto(call: UnitCall<typeof addVisitPhoto>) {
  const { db, unit, params, body } = call;
  // Whoever sends the same at once waits here.
  const visit = await selectVisitForUpdate(db, unit, params.visit_id);
  ensure(visit !== undefined, 'not-found');
  await ensureWalked(call, visit);
  const result = await selectResultOfKey(db, unit, body.result_key);
  ensure(result?.visit_id === params.visit_id, 'not-found');
  const { visit_result_id, told_at, keeps_position } = result;
  const known = await selectPhotoOfKey(db, unit, body.key);
  if (known !== undefined) {
    ensure(known.visit_result_id === visit_result_id, 'not-found');
    return { visit_photo_id: known.visit_photo_id };
  }
  const count = await countPhotosOfVisit(db, unit, params.visit_id);
  ensure(count < MOST_VISIT_PHOTOS, 'visit-photos-full');
  const { key, of: shows, measuring_place_id: named } = body;
  // A place that was deleted meanwhile takes no photo along.
  const isThere = named !== null && (await selectHasPlace(db, unit, named));
  const measuring_place_id = isThere ? named : null;
  // A signature is drawn, not taken anywhere.
  const asksWhere = keeps_position && shows !== 'signature';
  const position = asksWhere ? await photoPosition(body) : null;
  const photo = { key, visit_result_id, shows, measuring_place_id, ...position };
  const record_id = await insertPhoto(db, unit, photo);
  ensure(record_id !== undefined, 'not-found');
  const record = { record_type: OF_VISITS, record_id } as const;
  const day = czechDate(pragueDay(new Date(told_at)));
  const name = `${photoOfValue.text(shows).toLocaleLowerCase('cs')} ${day}`;
  await keepPhoto(db, unit, { record, name }, body, 'content_base64');
  return { visit_photo_id: record_id };
}

/** A photo or a signature to be looked at. Errors: `not-found`. */
export async function readPhoto({ db, unit, params, actor }: UnitCall<typeof getVisitPhoto>) {
  const [found] = await selectContentsOf(db, unit, OF_VISITS, [params.id], actor);
  ensure(found !== undefined, 'not-found');
  return {
    file_name: found.file_name,
    content_type: 'image/jpeg' as const,
    content_base64: found.content.toString('base64'),
  };
}
