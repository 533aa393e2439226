import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  addVisitPhoto,
  getVisitPhoto,
  listVisitResults,
  MOST_VISIT_PHOTOS,
} from '#contract/fieldwork/results.ts';
import { takenPhoto } from '#tests/photos.ts';
import { resultsWorld } from '#tests/results-scene.ts';

const at = resultsWorld();
const { own, visit, report, ofVisit, rows } = at;

/** A result to which photos are going to belong; its key. */
async function resultKey(): Promise<string> {
  return (await report()).result.key;
}

const send = async (result_key: string, more: object = {}, of = visit()) =>
  at.at.world.call(addVisitPhoto, {
    ...ofVisit(of),
    body: {
      key: randomUUID(),
      result_key,
      of: 'place',
      content_base64: (await takenPhoto()).toString('base64'),
      ...more,
    },
  });
const photosOf = async () =>
  (await at.at.world.call(listVisitResults, ofVisit(visit()))).result.values[0]?.photos;

describe('a photo of a visit', () => {
  test('is kept upright and small, without the place and the device', async () => {
    const photo = await takenPhoto(4000, 2000);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const content_base64 = photo.toString('base64');
    const of = { of: 'new-meter', measuring_place_id: own.place, content_base64 };
    const { result } = await send(await resultKey(), of);
    const kept = await at.at.world.call(getVisitPhoto, {
      token: at.token(),
      params: { unit_id: at.at.unit.unit_id, id: result.visit_photo_id },
    });
    expect(kept.result.file_name).toBe('nové měřidlo 7. 12. 2026.jpg');
    const content = Buffer.from(kept.result.content_base64, 'base64');
    const { format, width, height, exif } = await sharp(content).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 800,
      height: 1600,
      exif: undefined,
    });
    expect(content.includes('GPS')).toBe(false);
    const { visit_photo_id } = result;
    const told = {
      visit_photo_id,
      of: 'new-meter',
      measuring_place_id: own.place,
      position: null,
    };
    expect(await photosOf()).toEqual([told]);
  });

  test('sent again, and by two devices at once, is one', async () => {
    const result_key = await resultKey();
    const key = randomUUID();
    const answers = await Promise.all([send(result_key, { key }), send(result_key, { key })]);
    answers.push(await send(result_key, { key }));
    expect(new Set(answers.map(({ result }) => result.visit_photo_id)).size).toBe(1);
    expect(await photosOf()).toHaveLength(1);
    const files = 'select 1 from files where unit_id = $1';
    expect(await rows(files, [at.at.unit.unit_id])).toHaveLength(1);
  });

  test('that is no picture is refused, and nothing of it stays', async () => {
    const content_base64 = Buffer.from('<svg/>').toString('base64');
    const refused = await send(await resultKey(), { content_base64 });
    expect(refused.error.fields?.map(({ field }) => field)).toEqual(['content_base64']);
    expect(await photosOf()).toEqual([]);
  });

  test('belongs to a result of its visit', async () => {
    const key = await resultKey();
    expect((await send(randomUUID())).status).toBe(404);
    expect((await send(key, {}, own.visits[1])).status).toBe(404);
  });

  test('of a place that is no more is kept without it', async () => {
    const { status } = await send(await resultKey(), { measuring_place_id: 999_999 });
    expect(status).toBe(200);
    expect(await photosOf()).toMatchObject([{ of: 'place', measuring_place_id: null }]);
  });

  test('is refused when the visit has the most of them', async () => {
    const { result } = await report();
    const { client_id, unit_id } = at.at.unit;
    await rows(
      `insert into visit_photos (client_id, unit_id, visit_result_id, key, shows)
       select $1, $2, $3, gen_random_uuid(), 'place' from generate_series(2, $4)`,
      [client_id, unit_id, result.visit_result_id, MOST_VISIT_PHOTOS],
    );
    expect((await send(result.key)).status).toBe(200);
    const refused = await send(result.key);
    expect(refused.error.errorCode).toBe(errors['visit-photos-full'].errorCode);
  });

  test('of a visit of an ended licence is kept', async () => {
    const key = await resultKey();
    const text = `update clients set licence_valid_to = '2026-01-01' where client_id = $1`;
    await rows(text, [at.at.unit.client_id]);
    expect((await send(key, { of: 'signature' })).status).toBe(200);
  });
});
