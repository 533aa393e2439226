import { describe, expect, test } from 'vitest';
import {
  createMeasuringPlace,
  deleteMeasuringPlace,
  readConsumption,
  updateMeasuringPlace,
} from '#contract/metering/places.ts';
import { addMeasuringPlaceRow } from '#tests/metering.ts';
import { faultOf, meteringScene } from '#tests/metering-scene.ts';
import { addElementRow, addRoomRow, addSpaceRow } from '#tests/pasports.ts';

const { at, own, call, mount, read, listed } = meteringScene();

describe('a measuring place', () => {
  test('tells its device, its last reading and the year of which all days are known', async () => {
    const { meter_id } = (await mount({ mounted_on: '2023-12-31', start_state: 5 })).result;
    await read(meter_id, '2024-12-31', 65);
    await read(meter_id, '2025-12-31', 145.5);
    expect(await listed()).toMatchObject({
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
    expect(await listed()).toMatchObject({
      last_state: 20,
      year_consumption: null,
      former_consumption: null,
    });
  });

  test('stands in a room and at a heating element of its own space only', async () => {
    const other = (await addSpaceRow(at.world.db, at.unit, own.house)).pasport_id;
    const room = await addRoomRow(at.world.db, at.unit, other);
    const element = await addElementRow(at.world.db, at.unit, own.pasport_building_id, {
      pasport_id: other,
    });
    const create = (body: object) =>
      call(createMeasuringPlace, {
        params: { unit_id: at.unit.unit_id, id: 0 },
        body: { kind: 'cold-water', level: 'flat', pasport_id: own.flat, ...body },
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
    const above = await addMeasuringPlaceRow(at.world.db, at.unit, own.house, {
      level: 'building',
    });
    const save = (id: number, parent_place_id: number) =>
      call(updateMeasuringPlace, {
        params: { unit_id: at.unit.unit_id, id },
        body: { parent_place_id },
      });
    expect((await save(own.place, above)).status).toBe(200);
    expect(faultOf(await save(above, own.place))).toEqual(['parent_place_id']);
    expect(faultOf(await save(above, above))).toEqual(['parent_place_id']);
  });

  test('stands behind a meter of what it measures only, so that no balance misses it', async () => {
    const behind = async (kind: string, above: string) => {
      const level = 'invoice';
      const main = await addMeasuringPlaceRow(at.world.db, at.unit, own.house, {
        kind: above,
        level,
      });
      const id = await addMeasuringPlaceRow(at.world.db, at.unit, own.flat, { kind });
      const params = { unit_id: at.unit.unit_id, id };
      return call(updateMeasuringPlace, { params, body: { parent_place_id: main } });
    };
    const refused = await behind('cold-water', 'heat');
    expect(refused.error.fields).toEqual([
      { field: 'parent_place_id', message: 'Nadřazené měřidlo měří něco jiného' },
    ]);
    expect((await behind('hot-water', 'cold-water')).status).toBe(200);
    expect((await behind('heat-allocator', 'heat')).status).toBe(200);
    expect(faultOf(await behind('heat', 'heat-allocator'))).toEqual(['parent_place_id']);
  });

  test('keeps its kind once it had a device, and is not deleted then', async () => {
    await mount();
    const params = { unit_id: at.unit.unit_id, id: own.place };
    const changed = await call(updateMeasuringPlace, { params, body: { kind: 'gas' } });
    expect(faultOf(changed)).toEqual(['kind']);
    const removed = await call(deleteMeasuringPlace, { params });
    expect(removed.error.errorMsg).toBe('Nelze smazat: na měřicí místo odkazuje 1 měřidlo.');
  });

  test('tells consumption by months, and a month that is not known as such', async () => {
    const { meter_id } = (await mount({ mounted_on: '2025-01-31' })).result;
    await read(meter_id, '2025-03-31', 59);
    const months = await call(readConsumption, {
      params: { unit_id: at.unit.unit_id, id: own.place },
      query: { from: '2025-01-10', to: '2025-04-01' },
    });
    expect(months.result.values.map(({ to_on, amount }) => [to_on, amount])).toEqual([
      ['2025-01-31', null],
      ['2025-02-28', 28],
      ['2025-03-31', 31],
      ['2025-04-30', null],
    ]);
    const back = await call(readConsumption, {
      params: { unit_id: at.unit.unit_id, id: own.place },
      query: { from: '2025-04-10', to: '2025-03-01' },
    });
    expect(faultOf(back)).toEqual(['to']);
  });
});
