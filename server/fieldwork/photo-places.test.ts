import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addVisitPhoto, getVisitPhoto, listVisitResults } from '#contract/fieldwork/results.ts';
import { readVisitJob } from '#contract/fieldwork/crew-day.ts';
import { withExif } from '#contract/rules/exif.ts';
import { placedPhoto, takenPhoto } from '#tests/photos.ts';
import { resultsWorld } from '#tests/results-scene.ts';

const at = resultsWorld();
const { visit, report, ofVisit, rows } = at;

/** Sends the photo of a visit that was told. */
async function send(photo: Buffer, more: object = {}) {
  const { key } = (await report()).result;
  return at.at.world.call(addVisitPhoto, {
    ...ofVisit(visit()),
    body: {
      key: randomUUID(),
      result_key: key,
      of: 'place',
      content_base64: photo.toString('base64'),
      ...more,
    },
  });
}

const told = async () => {
  const { result } = await at.at.world.call(listVisitResults, ofVisit(visit()));
  return result.values.map(({ keeps_position, photos }) => ({
    keeps_position,
    positions: photos.map(({ position }) => position),
  }));
};
const stored = () =>
  rows(
    'select latitude::text, longitude::text from visit_photos where unit_id = $1 order by visit_photo_id',
    [at.at.unit.unit_id],
  );

/** What is written beside the picture as it is kept. */
async function keptBeside(visit_photo_id: number) {
  const { result } = await at.at.world.call(getVisitPhoto, {
    token: at.token(),
    params: { unit_id: at.at.unit.unit_id, id: visit_photo_id },
  });
  const content = Buffer.from(result.content_base64, 'base64');
  const { exif, xmp, iptc } = await sharp(content).metadata();
  return { exif, xmp, iptc, saysGps: content.includes('GPS') || content.includes('Exif') };
}
const NOTHING = { exif: undefined, xmp: undefined, iptc: undefined, saysGps: false };
const PRAGUE = { latitude: 50.0875, longitude: 14.4213 };

describe('the place of a photo', () => {
  test('is kept beside it where the work asks, and never in the file', async () => {
    await at.work('reading', ['keeps_position']);
    const { result } = await send(await placedPhoto());
    expect(await stored()).toEqual([{ latitude: '50.087500', longitude: '14.421300' }]);
    expect(await told()).toEqual([{ keeps_position: true, positions: [PRAGUE] }]);
    expect(await keptBeside(result.visit_photo_id)).toEqual(NOTHING);
    const job = await at.at.world.call(readVisitJob, ofVisit(visit()));
    expect(job.result.keeps_position).toBe(true);
  });

  test('of the south and the west is below zero', async () => {
    await at.work('reading', ['keeps_position']);
    await send(
      await placedPhoto({
        GPSLatitudeRef: 'S',
        GPSLatitude: '33/1 51/1 2484/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '70/1 38/1 556512/10000',
      }),
    );
    expect(await stored()).toEqual([{ latitude: '-33.856900', longitude: '-70.648792' }]);
  });

  test('is nowhere kept where the work does not ask', async () => {
    const { result } = await send(await placedPhoto());
    expect(await stored()).toEqual([{ latitude: null, longitude: null }]);
    expect(await told()).toEqual([{ keeps_position: false, positions: [null] }]);
    expect(await keptBeside(result.visit_photo_id)).toEqual(NOTHING);
  });

  test('is asked for by the version of the day of the visit', async () => {
    await rows(
      `insert into work_versions (client_id, work_id, valid_from, duration_minutes, keeps_position)
       values ($1, $2, $3::date, 10, true), ($1, $2, $3::date + 1, 10, false)`,
      [at.at.unit.client_id, at.scene.work, visit().day],
    );
    await send(await placedPhoto());
    expect(await told()).toEqual([{ keeps_position: true, positions: [PRAGUE] }]);
  });

  test('is not known of a photo without it, nor of a signature', async () => {
    await at.work('reading', ['keeps_position']);
    await send(await takenPhoto());
    await send(await placedPhoto(), { of: 'signature' });
    const nulls = { latitude: null, longitude: null };
    expect(await stored()).toEqual([nulls, nulls]);
  });

  test('is not known of broken Exif, and the photo is kept all the same', async () => {
    await at.work('reading', ['keeps_position']);
    const { exif } = await sharp(await placedPhoto()).metadata();
    const bare = await sharp(await placedPhoto()).toBuffer();
    const lengths = [6, 9, 15, 40, (exif?.length ?? 0) - 30];
    for (const length of lengths) {
      const cut = Buffer.from(withExif(bare, exif?.subarray(0, length) ?? Buffer.of()));
      expect((await send(cut)).status).toBe(200);
    }
    const nulls = { latitude: null, longitude: null };
    expect(await stored()).toEqual(lengths.map(() => nulls));
  });

  test('is not repeated in the history', async () => {
    await at.work('reading', ['keeps_position']);
    await send(await placedPhoto());
    await rows('delete from visit_photos where unit_id = $1', [at.at.unit.unit_id]);
    const history = await rows(
      `select * from audit_log where record_type = 'visit_photos' and client_id = $1`,
      [at.at.unit.client_id],
    );
    expect(history.length).toBeGreaterThan(1);
    expect(JSON.stringify(history)).not.toContain('latitude');
  });
});
