import { beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { dismountMeter } from '#contract/metering/meters.ts';
import { addReadingPhoto, deleteReadingPhoto, getReadingPhoto } from '#contract/metering/photos.ts';
import { deleteReading } from '#contract/metering/readings.ts';
import { faultOf, meteringScene } from '#tests/metering-scene.ts';
import { takenPhoto } from '#tests/photos.ts';

const { at, call, mount, exchange, read, readings, own, devices } = meteringScene();

const sent = (content: Buffer) => ({ content_base64: content.toString('base64') });
const ofPhoto = (id: number) => ({ params: { unit_id: at.unit.unit_id, id } });

async function kept(id: number) {
  const { result } = await call(getReadingPhoto, ofPhoto(id));
  return Buffer.from(result.content_base64, 'base64');
}

function add(meter_reading_id: number, content: Buffer) {
  const params = { unit_id: at.unit.unit_id, meter_reading_id };
  return call(addReadingPhoto, { params, body: sent(content) });
}

const filesCount = async () =>
  (await at.world.db.owner.query('select 1 from files where unit_id = $1', [at.unit.unit_id]))
    .rowCount;

describe('a photo of a reading', () => {
  let meter_id: number;
  beforeEach(async () => {
    ({ meter_id } = (await mount()).result);
  });

  test('comes with a new reading, upright, small and without place and maker', async () => {
    const photo = await takenPhoto(4000, 2000);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { result } = await read(meter_id, '2025-06-01', 30, { photo: sent(photo) });
    const [id = 0] = result.photo_ids;
    const content = await kept(id);
    const { format, width, height, exif, orientation } = await sharp(content).metadata();
    // Taken lying on its side, it is kept as it is looked at.
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 800,
      height: 1600,
      exif: undefined,
      orientation: undefined,
    });
    expect(content.includes('TelefonMaker')).toBe(false);
    expect(content.includes('GPS')).toBe(false);
    expect((await readings())[0]?.photo_ids).toEqual([id]);
  });

  test('that is no picture is refused, and the reading is not written either', async () => {
    const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0]);
    const bad = await read(meter_id, '2025-06-01', 30, { photo: sent(JPEG_HEAD) });
    expect(bad.status).toBe(400);
    expect(faultOf(bad)).toEqual(['photo']);
    const text = await read(meter_id, '2025-06-01', 30, { photo: sent(Buffer.from('<svg/>')) });
    expect(faultOf(text)).toEqual(['photo']);
    expect(await readings()).toHaveLength(1);
  });

  test('is added to a reading that stands, looked at and deleted', async () => {
    const { meter_reading_id } = (await read(meter_id, '2025-06-01', 30)).result;
    const one = (await add(meter_reading_id, await takenPhoto())).result.photo_id;
    const other = (await add(meter_reading_id, await takenPhoto())).result.photo_id;
    expect((await readings())[0]?.photo_ids).toEqual([one, other]);
    expect((await call(deleteReadingPhoto, ofPhoto(one))).status).toBe(200);
    expect((await call(getReadingPhoto, ofPhoto(one))).status).toBe(404);
    expect((await call(deleteReadingPhoto, ofPhoto(one))).status).toBe(404);
    expect((await readings())[0]?.photo_ids).toEqual([other]);
  });

  test('goes with its reading', async () => {
    const photo = sent(await takenPhoto());
    const { meter_reading_id } = (await read(meter_id, '2025-06-01', 30, { photo })).result;
    const params = { unit_id: at.unit.unit_id, meter_id, id: meter_reading_id };
    expect(await filesCount()).toBe(1);
    await call(deleteReading, { params });
    expect(await filesCount()).toBe(0);
  });

  test('of a reading that is not there is kept nowhere', async () => {
    expect((await add(2_000_000_000, await takenPhoto())).status).toBe(404);
    expect(await filesCount()).toBe(0);
  });
});

describe('an exchange', () => {
  test('keeps a photo of each counter at its own state', async () => {
    await mount();
    const photos = { end_photo: sent(await takenPhoto()), start_photo: sent(await takenPhoto()) };
    expect((await exchange(photos)).status).toBe(200);
    const told = (await readings()).map((one) => [one.reading_kind, one.photo_ids.length]);
    expect(told).toEqual([
      ['start', 1],
      ['end', 1],
      ['start', 0],
    ]);
  });

  test('with a photo that is none does not happen', async () => {
    await mount();
    const answer = await exchange({ start_photo: sent(Buffer.from('žádná fotka')) });
    expect(faultOf(answer)).toEqual(['start_photo']);
    expect(await devices()).toHaveLength(1);
  });
});

test('a dismounting keeps a photo of the last state', async () => {
  const { version } = (await mount()).result;
  const params = { unit_id: at.unit.unit_id, measuring_place_id: own.place };
  const body = {
    version,
    removed_on: '2025-06-01',
    end_state: 12,
    end_photo: sent(await takenPhoto()),
  };
  expect((await call(dismountMeter, { params, body })).status).toBe(200);
  expect((await readings())[0]).toMatchObject({
    reading_kind: 'end',
    photo_ids: [expect.anything()],
  });
});
