import { beforeEach, describe, expect, test } from 'vitest';
import {
  exchangeMeter,
  dismountMeter,
  listMeters,
  mountMeter,
  remountMeter,
  updateMeter,
  deleteMeter,
} from '#contract/metering/meters.ts';
import {
  browseMeasuringPlaces,
  createMeasuringPlace,
  deleteMeasuringPlace,
  readConsumption,
  updateMeasuringPlace,
} from '#contract/metering/places.ts';
import {
  createReading,
  deleteReading,
  listReadings,
  updateReading,
} from '#contract/metering/readings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { addBuildingRow, addElementRow, addRoomRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import type { CallInput } from '#tests/world.ts';

const at = unitWorld();
let house: Awaited<ReturnType<typeof addBuildingRow>>;
let flat: number;
let place: number;

beforeEach(async () => {
  at.world.setNow('2026-01-15T09:00:00Z');
  house = await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 12' });
  const space = await addSpaceRow(at.world.db, at.unit, house.pasport_id, { space_number: '7' });
  flat = space.pasport_id;
  place = await addMeasuringPlaceRow(at.world.db, at.unit, flat);
});

/** A call of the unit's user. */
const call = <E extends Endpoint>(endpoint: E, input: CallInput) =>
  at.world.call(endpoint, { token: at.user.token, ...input });

let made = 0;
const serial = () => `S${(made += 1)}`;

const mount = (body: object = {}, id = place) =>
  call(mountMeter, {
    params: { unit_id: at.unit.unit_id, measuring_place_id: id, id: 0 },
    body: {
      serial_number: serial(),
      measured_unit: 'm3',
      mounted_on: '2025-01-01',
      start_state: 0,
      ...body,
    },
  });
const read = (meter_id: number, read_on: string, state: number | null, more: object = {}) =>
  call(createReading, {
    params: { unit_id: at.unit.unit_id, meter_id, id: 0 },
    body: { read_on, state, ...more },
  });
const devices = async () =>
  (
    await call(listMeters, {
      params: { unit_id: at.unit.unit_id, measuring_place_id: place },
    })
  ).result.values;
const readings = async () =>
  (
    await call(listReadings, {
      params: { unit_id: at.unit.unit_id, measuring_place_id: place },
    })
  ).result.values;
const exchange = (body: object = {}) =>
  call(exchangeMeter, {
    params: { unit_id: at.unit.unit_id, measuring_place_id: place },
    body: {
      serial_number: serial(),
      measured_unit: 'm3',
      mounted_on: '2025-07-01',
      start_state: 0,
      end_state: 40,
      ...body,
    },
  });
const faultOf = ({ error }: { error: { fields?: { field: string }[] } }) =>
  error.fields?.map(({ field }) => field);

describe('a measuring place', () => {
  test('tells its device, its last reading and the year of which all days are known', async () => {
    const { meter_id } = (await mount({ mounted_on: '2023-12-31', start_state: 5 })).result;
    await read(meter_id, '2024-12-31', 65);
    await read(meter_id, '2025-12-31', 145.5);
    const { values } = (
      await call(browseMeasuringPlaces, {
        params: { unit_id: at.unit.unit_id, show_hidden: '0' },
      })
    ).result;
    expect(values.find(({ measuring_place_id }) => measuring_place_id === place)).toMatchObject({
      meter_id,
      building_name: 'Lipová 12',
      space_number: '7',
      last_on: '2025-12-31',
      last_state: 145.5,
      year_consumption: 80.5,
      former_consumption: 60,
      meters_count: 1,
    });
  });

  test('without a reading a year ago tells no consumption, which is not zero', async () => {
    const { meter_id } = (await mount({ mounted_on: '2025-06-01' })).result;
    await read(meter_id, '2025-12-31', 20);
    const { values } = (
      await call(browseMeasuringPlaces, {
        params: { unit_id: at.unit.unit_id, show_hidden: '0' },
      })
    ).result;
    expect(values.find(({ measuring_place_id }) => measuring_place_id === place)).toMatchObject({
      last_state: 20,
      year_consumption: null,
      former_consumption: null,
    });
  });

  test('stands in a room and at a heating element of its own space only', async () => {
    const other = (await addSpaceRow(at.world.db, at.unit, house.pasport_id)).pasport_id;
    const room = await addRoomRow(at.world.db, at.unit, other);
    const element = await addElementRow(at.world.db, at.unit, house.pasport_building_id, {
      pasport_id: other,
    });
    const create = (body: object) =>
      call(createMeasuringPlace, {
        params: { unit_id: at.unit.unit_id, id: 0 },
        body: { kind: 'cold-water', level: 'flat', pasport_id: flat, ...body },
      });
    expect(faultOf(await create(room))).toEqual(['pasport_room_id']);
    const named = { pasport_building_element_id: element.pasport_building_element_id };
    expect(faultOf(await create(named))).toEqual(['pasport_building_element_id']);
    expect(faultOf(await create({ ...named, kind: 'heat-allocator' }))).toEqual([
      'pasport_building_element_id',
    ]);
    const right = { ...named, kind: 'heat-allocator', pasport_id: other };
    expect((await create(right)).status).toBe(200);
  });

  test('is not above itself, however far', async () => {
    const above = await addMeasuringPlaceRow(at.world.db, at.unit, house.pasport_id, {
      level: 'building',
    });
    const save = (id: number, parent_place_id: number) =>
      call(updateMeasuringPlace, {
        params: { unit_id: at.unit.unit_id, id },
        body: { parent_place_id },
      });
    expect((await save(place, above)).status).toBe(200);
    expect(faultOf(await save(above, place))).toEqual(['parent_place_id']);
    expect(faultOf(await save(above, above))).toEqual(['parent_place_id']);
  });

  test('keeps its kind once it had a device, and is not deleted then', async () => {
    await mount();
    const params = { unit_id: at.unit.unit_id, id: place };
    const changed = await call(updateMeasuringPlace, { params, body: { kind: 'gas' } });
    expect(faultOf(changed)).toEqual(['kind']);
    const removed = await call(deleteMeasuringPlace, { params });
    expect(removed.error.errorMsg).toBe('Nelze smazat: na měřicí místo odkazuje 1 měřidlo.');
  });

  test('tells consumption by months, and a month that is not known as such', async () => {
    const { meter_id } = (await mount({ mounted_on: '2025-01-31' })).result;
    await read(meter_id, '2025-03-31', 59);
    const months = await call(readConsumption, {
      params: { unit_id: at.unit.unit_id, id: place },
      query: { from: '2025-01-10', to: '2025-04-01' },
    });
    expect(months.result.values.map(({ to_on, amount }) => [to_on, amount])).toEqual([
      ['2025-01-31', null],
      ['2025-02-28', 28],
      ['2025-03-31', 31],
      ['2025-04-30', null],
    ]);
    const back = await call(readConsumption, {
      params: { unit_id: at.unit.unit_id, id: place },
      query: { from: '2025-04-10', to: '2025-03-01' },
    });
    expect(faultOf(back)).toEqual(['to']);
  });
});

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
    const other = await addMeasuringPlaceRow(at.world.db, at.unit, flat);
    const twice = await mount({ serial_number: number }, other);
    expect(twice.error.fields).toEqual([
      { field: 'serial_number', message: 'Měřidlo s tímto číslem je osazené jinde: Lipová 12, 7' },
    ]);
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
      params: { unit_id: at.unit.unit_id, id: place },
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
    const params = { unit_id: at.unit.unit_id, measuring_place_id: place };
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

  test('is not put back once another one follows', async () => {
    const { meter_id } = (await mount()).result;
    await exchange();
    const back = { params: { unit_id: at.unit.unit_id, id: meter_id }, body: {} };
    expect(faultOf(await call(remountMeter, back))).toEqual(['removed_on']);
  });

  test('keeps a counter that shows what was read, and moves with its first state', async () => {
    const { meter_id } = (await mount({ mounted_on: '2025-02-01' })).result;
    await read(meter_id, '2025-06-01', 1234.5);
    const save = (body: object) =>
      call(updateMeter, {
        params: { unit_id: at.unit.unit_id, measuring_place_id: place, id: meter_id },
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
    const params = { unit_id: at.unit.unit_id, measuring_place_id: place, id: meter_id };
    const { result } = await read(meter_id, '2025-06-01', 5);
    expect((await call(deleteMeter, { params })).status).toBe(409);
    await call(deleteReading, {
      params: { unit_id: at.unit.unit_id, meter_id, id: result.meter_reading_id },
    });
    expect((await call(deleteMeter, { params })).status).toBe(200);
    expect(await readings()).toEqual([]);
  });
});

describe('a reading', () => {
  let meter_id: number;
  beforeEach(async () => {
    ({ meter_id } = (await mount()).result);
  });

  test('tells what was used since the one before', async () => {
    await read(meter_id, '2025-03-01', 10.5);
    await read(meter_id, '2025-06-01', 30);
    expect((await readings()).map(({ used }) => used)).toEqual([19.5, 10.5, null]);
  });

  test('is one a day', async () => {
    await read(meter_id, '2025-03-01', 10);
    expect(faultOf(await read(meter_id, '2025-03-01', 11))).toEqual(['read_on']);
  });

  test('lower than the last one is refused, and taken when the counter began anew', async () => {
    await read(meter_id, '2025-03-01', 99_990);
    expect(faultOf(await read(meter_id, '2025-06-01', 12))).toEqual(['state']);
    const { result } = await read(meter_id, '2025-06-01', 12, { overflowed: true });
    expect(result.used).toBe(22);
  });

  test('is refused for a day to come, before mounting, with more digits or decimals than the counter has', async () => {
    expect(faultOf(await read(meter_id, '2026-01-16', 1))).toEqual(['read_on']);
    expect(faultOf(await read(meter_id, '2024-12-31', 1))).toEqual(['read_on']);
    expect(faultOf(await read(meter_id, '2025-06-01', 100_000))).toEqual(['state']);
    expect(faultOf(await read(meter_id, '2025-06-01', 1.2345))).toEqual(['state']);
    expect(faultOf(await read(meter_id, '2025-06-01', 1e12))).toEqual(['state']);
  });

  test('has no state only where nobody got in', async () => {
    expect(faultOf(await read(meter_id, '2025-06-01', null))).toEqual(['state']);
    expect((await read(meter_id, '2025-06-01', null, { status: 'no-access' })).status).toBe(200);
    expect(faultOf(await read(meter_id, '2025-06-01', null, { status: 'no-access' }))).toEqual([
      'read_on',
    ]);
  });

  test('is corrected within those around it, and the old value stays in history', async () => {
    await read(meter_id, '2025-03-01', 10);
    const { result } = await read(meter_id, '2025-06-01', 30);
    await read(meter_id, '2025-09-01', 50);
    const correct = (body: object) =>
      call(updateReading, {
        params: { unit_id: at.unit.unit_id, meter_id, id: result.meter_reading_id },
        body,
      });
    expect(faultOf(await correct({ state: 51 }))).toEqual(['state']);
    expect((await correct({ state: 31 })).result.used).toBe(21);
    const { rows } = await at.world.db.owner.query<{ changes: object }>(
      `select changes from audit_log where record_type = 'meter_readings' and record_id = $1
        and action = 'update'`,
      [result.meter_reading_id],
    );
    expect(rows).toEqual([{ changes: { state: [30, 31] } }]);
  });

  test('does not leave those around it without sense when it goes', async () => {
    await read(meter_id, '2025-03-01', 99_990);
    const { result } = await read(meter_id, '2025-06-01', 12, { overflowed: true });
    await read(meter_id, '2025-09-01', 50);
    const removed = await call(deleteReading, {
      params: { unit_id: at.unit.unit_id, meter_id, id: result.meter_reading_id },
    });
    expect(faultOf(removed)).toEqual(['state']);
  });

  test('by which a device begins stays with it', async () => {
    const [start] = await readings();
    const params = { unit_id: at.unit.unit_id, meter_id, id: start?.meter_reading_id ?? 0 };
    expect(faultOf(await call(deleteReading, { params }))).toEqual(['reading_kind']);
    const moved = await call(updateReading, { params, body: { read_on: '2025-01-02' } });
    expect(faultOf(moved)).toEqual(['read_on']);
    const corrected = await call(updateReading, { params, body: { state: 1 } });
    expect(corrected.status).toBe(200);
  });
});
