import { beforeEach, describe, expect, test } from 'vitest';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { listReadings } from '#contract/metering/readings.ts';
import { swapReadings } from '#contract/metering/swap.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { undoChange } from '#contract/undo.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { meteringScene } from '#tests/metering-scene.ts';
import { addPhotoRow } from '#tests/photos.ts';

const { at, own, call, mount, read } = meteringScene();

/** The meter of the kitchen and that of the bathroom, and what was read on each. */
const kitchen = { place: 0, meter: 0 };
const bath = { place: 0, meter: 0 };

async function standing(place: number, start_state: number, more: object = {}) {
  const { meter_id } = (await mount({ start_state, ...more }, place)).result;
  return { place, meter: meter_id };
}

const readingsAt = async ({ place }: { place: number }) => {
  const params = { unit_id: at.unit.unit_id, measuring_place_id: place };
  return (await call(listReadings, { params })).result.values;
};
const statesAt = async (one: { place: number }) =>
  (await readingsAt(one)).map(({ read_on, state }) => `${read_on} ${state}`).toReversed();
/** Readings of both since the day, as a person has seen them. */
async function since(day: string) {
  const all = [...(await readingsAt(kitchen)), ...(await readingsAt(bath))];
  return all
    .filter(({ read_on, reading_kind }) => read_on >= day && reading_kind === 'current')
    .map(({ meter_reading_id: id, version }) => ({ id, version }));
}
const swap = (readings: readonly { id: number; version?: number }[], one = kitchen, other = bath) =>
  call(swapReadings, {
    params: { unit_id: at.unit.unit_id, meter_id: one.meter, other_meter_id: other.meter },
    body: { readings },
  });

beforeEach(async () => {
  Object.assign(kitchen, await standing(own.place, 0));
  const place = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat, { kind: 'hot-water' });
  Object.assign(bath, await standing(place, 500));
  await read(kitchen.meter, '2025-03-31', 10);
  await read(bath.meter, '2025-03-31', 520);
  // From now on each is written to the other one; a lower state was taken for an overflow.
  await read(kitchen.meter, '2025-06-30', 540);
  await read(bath.meter, '2025-06-30', 20, { status: 'backflow' });
  await read(kitchen.meter, '2025-09-30', 560);
});

describe('readings written to the wrong one of two meters', () => {
  test('go each to the other since the day, also where both were read on one day', async () => {
    const done = await swap(await since('2025-06-30'));
    expect(done.result).toEqual({ moved_count: 3 });
    expect(await statesAt(kitchen)).toEqual(['2025-01-01 0', '2025-03-31 10', '2025-06-30 20']);
    expect(await statesAt(bath)).toEqual([
      '2025-01-01 500',
      '2025-03-31 520',
      '2025-06-30 540',
      '2025-09-30 560',
    ]);
  });

  test('keep their photos, and history says where they were', async () => {
    const [last] = await readingsAt(kitchen);
    const id = last?.meter_reading_id ?? 0;
    const photo = await addPhotoRow(at.world.db, at.unit, id, 'číselník');
    await swap(await since('2025-06-30'));
    const [moved] = await readingsAt(bath);
    expect(moved).toMatchObject({ meter_reading_id: id, state: 560, photo_ids: [photo] });
    const params = { record_type: 'meter_readings', unit_id: at.unit.unit_id, record_id: id };
    const { values } = (await call(listRecordHistory, { params })).result;
    expect(values[0]?.changes).toEqual([
      { field: 'meter_id', old_value: String(kitchen.meter), new_value: String(bath.meter) },
    ]);
  });

  test('go back by taking the change back, and again by taking that back', async () => {
    const before = [await statesAt(kitchen), await statesAt(bath)];
    const done = await swap(await since('2025-06-30'));
    const after = [await statesAt(kitchen), await statesAt(bath)];
    const undo = async ({ headers }: { headers: Record<string, unknown> }) => {
      const key = readChange(String(headers[CHANGE_HEADER]));
      const params = { unit_id: at.unit.unit_id, audit_id: key?.audit_id ?? 0 };
      return call(undoChange, { params });
    };
    const back = await undo(done);
    expect(back.result.values).toHaveLength(3);
    expect([await statesAt(kitchen), await statesAt(bath)]).toEqual(before);
    expect((await undo(back)).status).toBe(200);
    expect([await statesAt(kitchen), await statesAt(bath)]).toEqual(after);
  });

  test('do not go where they could not have been read, and then none of them goes', async () => {
    const before = [await statesAt(kitchen), await statesAt(bath)];
    const refused = await swap(await since('2025-01-01'));
    expect(refused.error.fields?.[0]?.message).toContain('Stav je nižší než 500');
    const twice = await swap((await since('2025-06-30')).slice(1, 2));
    expect(twice.error.fields?.[0]?.message).toContain('k tomuto dni už tam odečet je');
    expect([await statesAt(kitchen), await statesAt(bath)]).toEqual(before);
  });

  test('are not taken from a meter that was not there yet', async () => {
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat);
    const late = await standing(place, 0, { mounted_on: '2025-08-01' });
    const refused = await swap(await since('2025-06-30'), kitchen, late);
    expect(refused.status).toBe(404);
    const own30 = (await readingsAt(kitchen)).filter(({ read_on }) => read_on === '2025-06-30');
    const early = await swap(
      own30.map(({ meter_reading_id: id }) => ({ id })),
      kitchen,
      late,
    );
    expect(early.error.fields?.[0]?.message).toContain('Měřidlo bylo namontováno až 1. 8. 2025');
  });

  test('are judged as the person saw them: a reading corrected meanwhile stops all', async () => {
    const seen = await since('2025-06-30');
    const [first, ...rest] = seen;
    const older = [{ ...first, id: first?.id ?? 0, version: 99 }, ...rest];
    expect((await swap(older)).status).toBe(409);
    expect(await statesAt(kitchen)).toHaveLength(4);
  });

  test('leave the first and last states where the meters were mounted', async () => {
    const [start] = (await readingsAt(kitchen)).filter(
      ({ reading_kind }) => reading_kind === 'start',
    );
    const refused = await swap([{ id: start?.meter_reading_id ?? 0 }]);
    expect(refused.error.fields?.[0]?.message).toContain('patří k montáži');
  });

  test('measure in the same unit', async () => {
    const place = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat, { kind: 'gas' });
    const { meter_id } = (await mount({ measured_unit: 'kWh' }, place)).result;
    const [one] = await since('2025-06-30');
    const refused = await swap([{ id: one?.id ?? 0 }], kitchen, { place, meter: meter_id });
    expect(refused.error.fields?.[0]?.message).toContain('různých jednotkách');
  });

  test('are of two meters', async () => {
    const [one] = await since('2025-06-30');
    const refused = await swap([{ id: one?.id ?? 0 }], kitchen, kitchen);
    expect(refused.error.fields?.[0]?.message).toBe('Vyberte dvě různá měřidla');
  });
});
