import { beforeEach, describe, expect, test } from 'vitest';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import { errorByNumber } from '#contract/errors.ts';
import { dismountMeter, remountMeter, updateMeter } from '#contract/metering/meters.ts';
import {
  browseMeasuringPlaces,
  changeMeasuringPlaces,
  readConsumption,
} from '#contract/metering/places.ts';
import { readRound, writeRound } from '#contract/metering/reading-round.ts';
import { undoChange } from '#contract/undo.ts';
import { insertRow } from '#tests/builders.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { faultOf, meteringScene } from '#tests/metering-scene.ts';

const { at, own, call, mount, exchange, read, devices } = meteringScene();

let element: number;
beforeEach(async () => {
  const row = await insertRow(at.world.db, 'pasport_building_elements', {
    client_id: at.unit.client_id,
    unit_id: at.unit.unit_id,
    pasport_building_id: own.pasport_building_id,
    pasport_id: own.flat,
    element_type: 'deskové',
    coefficient_output: 1.5,
    coefficient_position: 1,
    coefficient_contact: 1,
    valid_from: '2020-01-01',
  });
  element = Number(row['pasport_building_element_id']);
  own.place = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat, {
    kind: 'heat-allocator',
    pasport_building_element_id: element,
  });
});

const allocator = (more: object = {}) =>
  mount({
    measured_unit: 'units',
    decimals: 0,
    mounted_on: '2023-12-31',
    scale_month: 12,
    ...more,
  });
const save = (id: number, body: object) =>
  call(updateMeter, {
    params: { unit_id: at.unit.unit_id, measuring_place_id: own.place, id },
    body,
  });

describe('an allocator that begins anew each year', () => {
  test('is read lower the year after, and each year is what its scale has counted', async () => {
    const { meter_id } = (await allocator()).result;
    expect((await read(meter_id, '2024-12-31', 900)).result).toMatchObject({ used: 900 });
    expect((await read(meter_id, '2025-12-31', 40)).result).toMatchObject({ used: 40 });
    const { values } = (
      await call(readConsumption, {
        params: { unit_id: at.unit.unit_id, id: own.place },
        query: { from: '2025-01-01', to: '2025-12-31' },
      })
    ).result;
    const sum = values.reduce((total, { amount }) => total + (amount ?? 0), 0);
    // 40 units of an element with the coefficient 1.5.
    expect(sum).toBeCloseTo(60, 3);
  });

  test('is not read behind the end of a scale whose last state is missing', async () => {
    const { meter_id } = (await allocator()).result;
    await read(meter_id, '2024-11-30', 900);
    expect(faultOf(await read(meter_id, '2025-12-31', 1000))).toEqual(['read_on']);
    await read(meter_id, '2024-12-31', 950);
    await read(meter_id, '2025-12-31', 1000);
  });

  test('is read in a walk by the same rule', async () => {
    const { meter_id } = (await allocator()).result;
    await read(meter_id, '2024-12-31', 900);
    const params = { unit_id: at.unit.unit_id, pasport_id: own.house };
    const walk = await call(readRound, { params, query: { day: '2025-12-31' } });
    expect(walk.result.values[0]).toMatchObject({ scale_month: 12, factor: 1.5 });
    const line = {
      meter_id,
      read_on: '2025-12-31',
      state: 40,
      status: 'ok',
      overflowed: false,
      reading_kind: 'billing',
      source: 'entry',
      estimate_method: '',
      version: null,
    };
    const { values } = (
      await call(writeRound, { params: { unit_id: at.unit.unit_id }, body: { lines: [line] } })
    ).result;
    expect(values[0]).toMatchObject({ outcome: 'accepted' });
  });

  test('is not said of what was read otherwise, nor of water', async () => {
    const { meter_id, version } = (await allocator({ scale_month: null })).result;
    await read(meter_id, '2024-11-30', 900);
    await read(meter_id, '2025-12-31', 940);
    expect(faultOf(await save(meter_id, { version, scale_month: 12 }))).toEqual(['scale_month']);
    expect((await save(meter_id, { version, scale_month: 11 })).error.fields?.[0]).toMatchObject({
      field: 'scale_month',
      message: expect.stringContaining('30. 11. 2025'),
    });
    const cold = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat);
    expect(faultOf(await mount({ scale_month: 12 }, cold))).toEqual(['scale_month']);
  });
});

test('coefficients of an allocator that was taken away stay as they were; put back, it has those of its element', async () => {
  const { meter_id } = (await allocator()).result;
  const params = { unit_id: at.unit.unit_id, measuring_place_id: own.place };
  await call(dismountMeter, { params, body: { removed_on: '2024-12-31', end_state: 100 } });
  await at.world.db.owner.query(
    'update pasport_building_elements set coefficient_output = 3 where pasport_building_element_id = $1',
    [element],
  );
  const [gone] = await devices();
  expect(gone).toMatchObject({ meter_id, kept_factor: 1.5 });
  await call(remountMeter, {
    params: { unit_id: at.unit.unit_id, id: meter_id },
    body: { version: gone?.version },
  });
  expect((await devices())[0]).toMatchObject({ kept_factor: null });
});

test.each([
  [0, 1, 0],
  [99_999, 999, 99_799_101_999],
  [0.001, 0.001, 1e-9],
])(
  'an allocator whose element has the coefficients %d, %d is taken away with their product',
  async (output, position, product) => {
    await allocator();
    await at.world.db.owner.query(
      `update pasport_building_elements
          set coefficient_output = $2, coefficient_position = $3, coefficient_contact = $3
        where pasport_building_element_id = $1`,
      [element, output, position],
    );
    const params = { unit_id: at.unit.unit_id, measuring_place_id: own.place };
    const body = { removed_on: '2024-12-31', end_state: 100 };
    expect((await call(dismountMeter, { params, body })).status).toBe(200);
    expect((await devices())[0]?.kept_factor).toBeCloseTo(product, 9);
  },
);

describe('the scale of allocators of a house', () => {
  /** Sets it of all places at once, as the list of meters does. */
  const setAll = async (places: readonly number[], scale_month: number | null) => {
    const params = { unit_id: at.unit.unit_id };
    const { values } = (
      await call(browseMeasuringPlaces, { params: { ...params, show_hidden: '0' } })
    ).result;
    const records = values
      .filter(({ measuring_place_id }) => places.includes(measuring_place_id))
      .map(({ measuring_place_id: id, version }) => ({ id, version }));
    return call(changeMeasuringPlaces, { params, body: { records, fields: { scale_month } } });
  };

  test('is set of many at once, and told in the list', async () => {
    await allocator({ scale_month: null });
    const other = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat, {
      kind: 'heat-allocator',
    });
    const told = { measured_unit: 'units', decimals: 0, mounted_on: '2023-12-31' };
    await mount(told, other);
    const done = await setAll([own.place, other], 12);
    expect(done.result).toEqual({ changed_count: 2 });
    const params = { unit_id: at.unit.unit_id, show_hidden: '0' };
    const { values } = (await call(browseMeasuringPlaces, { params })).result;
    const months = values.map(({ scale_month }) => scale_month);
    expect(months).toEqual([null, 12, 12]);
    const change = readChange(String(done.headers[CHANGE_HEADER]));
    const undone = await call(undoChange, {
      params: { unit_id: at.unit.unit_id, audit_id: change?.audit_id ?? 0 },
    });
    expect(undone.status).toBe(200);
    expect(await devices()).toMatchObject([{ scale_month: null }]);
  });

  test('is set of none when one of them was read as if it ran on, or is no allocator', async () => {
    const { meter_id } = (await allocator({ scale_month: null })).result;
    await read(meter_id, '2024-06-30', 900);
    // With a scale that ends in December 2024, nobody knows what it had counted that year.
    await read(meter_id, '2025-06-30', 940);
    const water = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat);
    await mount({}, water);
    const refused = await setAll([own.place, water], 12);
    expect(errorByNumber(refused.error.errorCode)).toBe('records-refused');
    expect(await devices()).toMatchObject([{ scale_month: null }]);
  });
});

test('new coefficients of an element hold from the day on which its allocator was exchanged for itself', async () => {
  const { meter_id } = (await allocator({ scale_month: null })).result;
  await read(meter_id, '2024-12-31', 100);
  const [first] = await devices();
  const same = { serial_number: first?.serial_number, measured_unit: 'units', decimals: 0 };
  const day = { mounted_on: '2025-06-30', end_state: 100, start_state: 100 };
  expect((await exchange({ ...same, ...day })).status).toBe(200);
  await at.world.db.owner.query(
    'update pasport_building_elements set coefficient_output = 3 where pasport_building_element_id = $1',
    [element],
  );
  const [next] = await devices();
  await read(next?.meter_id ?? 0, '2025-12-31', 150);
  const used = async (from: string, to: string) => {
    const params = { unit_id: at.unit.unit_id, id: own.place };
    const { values } = (await call(readConsumption, { params, query: { from, to } })).result;
    return values.reduce((total, { amount }) => total + (amount ?? 0), 0);
  };
  // 100 units by 1.5, then 50 units by 3.
  expect(await used('2024-01-01', '2024-12-31')).toBeCloseTo(150, 3);
  expect(await used('2025-07-01', '2025-12-31')).toBeCloseTo(150, 3);
});
