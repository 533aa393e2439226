import { beforeEach, describe, expect, test } from 'vitest';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { errorByNumber } from '#contract/errors.ts';
import { remountMeter } from '#contract/metering/meters.ts';
import { undoChange } from '#contract/undo.ts';
import { meteringScene } from '#tests/metering-scene.ts';
import { takenPhoto } from '#tests/photos.ts';

const { at, call, mount, exchange, read, devices, readings } = meteringScene();

/** Everything that is told of the place, but for when it was saved last. */
const standing = async () => ({
  devices: (await devices()).map(({ version: _version, updated: _updated, ...told }) => told),
  readings: (await readings()).map(({ updated: _updated, ...told }) => told),
});

/** Takes the exchange of the device that ended back at the device. */
async function back() {
  const [, ended] = await devices();
  return call(remountMeter, {
    params: { unit_id: at.unit.unit_id, id: ended?.meter_id ?? 0 },
    body: { version: ended?.version ?? 0, with_next: true },
  });
}

describe('an exchange', () => {
  let before: Awaited<ReturnType<typeof standing>>;
  beforeEach(async () => {
    const { meter_id } = (await mount({ start_state: 10 })).result;
    await read(meter_id, '2025-03-31', 20);
    before = await standing();
  });

  test('is taken back by its notice in one step, photos with it, and all is as it was', async () => {
    const photo = { content_base64: (await takenPhoto(800, 600)).toString('base64') };
    const done = await exchange({ start_state: 3, end_photo: photo, start_photo: photo });
    expect(await devices()).toHaveLength(2);
    const change = readChange(String(done.headers[CHANGE_HEADER]));
    const undone = await call(undoChange, {
      params: { unit_id: at.unit.unit_id, audit_id: change?.audit_id ?? 0 },
    });
    expect(undone.result.values.map(({ action }: { action: string }) => action)).toEqual([
      'delete',
      'update',
    ]);
    expect(await standing()).toEqual(before);
    const files = await at.world.db.owner.query('select 1 from files where unit_id = $1', [
      at.unit.unit_id,
    ]);
    expect(files.rowCount).toBe(0);
  });

  test('is taken back at the device later in one step, and all is as it was', async () => {
    await exchange({ start_state: 3 });
    expect((await back()).status).toBe(200);
    expect(await standing()).toEqual(before);
  });

  test('stays as a whole when the new device was read since', async () => {
    const done = await exchange({ start_state: 3 });
    await read(done.result.meter_id, '2025-12-31', 33);
    const after = await standing();
    const refused = await back();
    expect(errorByNumber(refused.error.errorCode)).toBe('record-used');
    const change = readChange(String(done.headers[CHANGE_HEADER]));
    const undone = await call(undoChange, {
      params: { unit_id: at.unit.unit_id, audit_id: change?.audit_id ?? 0 },
    });
    expect(errorByNumber(undone.error.errorCode)).toBe('record-used');
    expect(await standing()).toEqual(after);
  });
});

test('a device that was mounted by mistake goes by the notice, with its first state', async () => {
  const done = await mount();
  const change = readChange(String(done.headers[CHANGE_HEADER]));
  const undone = await call(undoChange, {
    params: { unit_id: at.unit.unit_id, audit_id: change?.audit_id ?? 0 },
  });
  expect(undone.status).toBe(200);
  expect(await standing()).toEqual({ devices: [], readings: [] });
});
