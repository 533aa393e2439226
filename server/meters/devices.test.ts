import { describe, expect, test } from 'vitest';
import {
  deleteMeter,
  dismountMeter,
  remountMeter,
  updateMeter,
} from '#contract/metering/meters.ts';
import { readConsumption } from '#contract/metering/places.ts';
import { deleteReading } from '#contract/metering/readings.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { faultOf, meteringScene, serial } from '#tests/metering-scene.ts';

const { at, own, call, mount, exchange, read, devices, readings } = meteringScene();

describe('a device', () => {
  test('comes with its first state', async () => {
    await mount({ start_state: 12.5 });
    expect(await devices()).toMatchObject([{ start_state: 12.5, end_state: null, digits: 5 }]);
    expect(await readings()).toMatchObject([
      { read_on: '2025-01-01', state: 12.5, reading_kind: 'start', used: null },
    ]);
  });

  test('does not stand beside another one at the place', async () => {
    await mount();
    expect(faultOf(await mount({ mounted_on: '2025-06-01' }))).toEqual(['mounted_on']);
    expect(await devices()).toHaveLength(1);
  });

  test('is not mounted at two places', async () => {
    const number = serial();
    await mount({ serial_number: number });
    const other = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat);
    const twice = await mount({ serial_number: number }, other);
    expect(twice.error.fields).toEqual([
      { field: 'serial_number', message: 'Měřidlo s tímto číslem je osazené jinde: Lipová 12, 7' },
    ]);
  });

  test('is mounted once when two people mount it at two places in the same moment', async () => {
    const other = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat);
    const serial_number = serial();
    const both = await Promise.all([mount({ serial_number }), mount({ serial_number }, other)]);
    const outcomes = both.map((answer) => answer.error?.fields?.[0]?.field ?? 'mounted');
    expect(outcomes.toSorted()).toEqual(['mounted', 'serial_number']);
  });

  test('measures in a unit of what the place measures', async () => {
    expect(faultOf(await mount({ measured_unit: 'kWh' }))).toEqual(['measured_unit']);
  });

  test('is exchanged in one step: both states stand, and consumption goes on', async () => {
    await mount({ start_state: 10 });
    const next = await exchange({ start_state: 3, removal_reason: 'konec ověření' });
    expect(next.status).toBe(200);
    await read(next.result.meter_id, '2025-12-31', 33);
    expect(await devices()).toMatchObject([
      { start_state: 3, end_state: null, removed_on: null },
      { start_state: 10, end_state: 40, removed_on: '2025-07-01', removal_reason: 'konec ověření' },
    ]);
    const year = await call(readConsumption, {
      params: { unit_id: at.unit.unit_id, id: own.place },
      query: { from: '2025-01-02', to: '2025-12-31' },
    });
    const sum = year.result.values.reduce((all, { amount }) => all + (amount ?? 0), 0);
    expect(sum).toBeCloseTo(60, 4);
  });

  test('is not exchanged with a state lower than the last one, and nothing of it stays', async () => {
    const { meter_id } = (await mount()).result;
    await read(meter_id, '2025-06-01', 50);
    expect(faultOf(await exchange({ end_state: 40 }))).toEqual(['end_state']);
    expect(await devices()).toMatchObject([{ removed_on: null }]);
    expect(await readings()).toHaveLength(2);
  });

  test('is not exchanged before its last reading', async () => {
    const { meter_id } = (await mount()).result;
    await read(meter_id, '2025-08-01', 30);
    expect(faultOf(await exchange())).toEqual(['mounted_on']);
  });

  test('is taken away and put back, and its readings stay', async () => {
    const { meter_id } = (await mount()).result;
    const params = { unit_id: at.unit.unit_id, measuring_place_id: own.place };
    const body = { removed_on: '2025-09-30', end_state: 70 };
    expect((await call(dismountMeter, { params, body })).result).toMatchObject({
      removed_on: '2025-09-30',
      end_state: 70,
    });
    const back = { params: { unit_id: at.unit.unit_id, id: meter_id }, body: {} };
    expect((await call(remountMeter, back)).result).toMatchObject({
      removed_on: null,
      end_state: null,
    });
    expect(await readings()).toHaveLength(1);
  });

  test('is not exchanged on a day on which it was read or mounted, and it is said what to do', async () => {
    const { meter_id } = (await mount()).result;
    const onMounting = await exchange({ mounted_on: '2025-01-01', end_state: 0 });
    expect(onMounting.error.fields?.[0]).toMatchObject({
      field: 'mounted_on',
      message: expect.stringContaining('týž den namontováno') as string,
    });
    await read(meter_id, '2025-07-01', 40);
    const onReading = await exchange();
    expect(faultOf(onReading)).toEqual(['mounted_on']);
    expect(onReading.error.fields?.[0]).toMatchObject({
      message: expect.stringContaining('smažte ho a stav uveďte tady') as string,
    });
    const [last] = await readings();
    const params = { unit_id: at.unit.unit_id, meter_id, id: last?.meter_reading_id ?? 0 };
    expect((await call(deleteReading, { params })).status).toBe(200);
    expect((await exchange()).status).toBe(200);
  });

  test('is not put back once another one follows', async () => {
    const { meter_id } = (await mount()).result;
    await exchange();
    const back = { params: { unit_id: at.unit.unit_id, id: meter_id }, body: {} };
    expect(faultOf(await call(remountMeter, back))).toEqual(['removed_on']);
  });

  test('is not put back while it stands elsewhere', async () => {
    const serial_number = serial();
    const { meter_id } = (await mount({ serial_number })).result;
    const params = { unit_id: at.unit.unit_id, measuring_place_id: own.place };
    await call(dismountMeter, { params, body: { removed_on: '2025-09-30', end_state: 70 } });
    const other = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat);
    const moved = await mount({ serial_number, mounted_on: '2025-10-01', start_state: 70 }, other);
    expect(moved.status).toBe(200);
    const back = { params: { unit_id: at.unit.unit_id, id: meter_id }, body: {} };
    expect(faultOf(await call(remountMeter, back))).toEqual(['serial_number']);
  });

  test('keeps a counter that shows what was read, and moves with its first state', async () => {
    const { meter_id } = (await mount({ mounted_on: '2025-02-01' })).result;
    await read(meter_id, '2025-06-01', 1234.5);
    const save = (body: object) =>
      call(updateMeter, {
        params: { unit_id: at.unit.unit_id, measuring_place_id: own.place, id: meter_id },
        body,
      });
    expect(faultOf(await save({ digits: 3 }))).toEqual(['digits']);
    expect(faultOf(await save({ decimals: 0 }))).toEqual(['decimals']);
    expect(faultOf(await save({ mounted_on: '2025-06-01' }))).toEqual(['mounted_on']);
    expect((await save({ mounted_on: '2025-01-15' })).status).toBe(200);
    expect((await readings()).at(-1)).toMatchObject({ read_on: '2025-01-15', state: 0 });
  });

  test('is deleted only while nothing but its first state was read', async () => {
    const { meter_id } = (await mount()).result;
    const params = { unit_id: at.unit.unit_id, measuring_place_id: own.place, id: meter_id };
    const { result } = await read(meter_id, '2025-06-01', 5);
    expect((await call(deleteMeter, { params })).status).toBe(409);
    await call(deleteReading, {
      params: { unit_id: at.unit.unit_id, meter_id, id: result.meter_reading_id },
    });
    expect((await call(deleteMeter, { params })).status).toBe(200);
    expect(await readings()).toEqual([]);
  });
});
