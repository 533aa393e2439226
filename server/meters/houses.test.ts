import { describe, expect, test } from 'vitest';
import { readHouseBalance } from '#contract/metering/house-balance.ts';
import { readHouseUses } from '#contract/metering/house-uses.ts';
import { readConsumption } from '#contract/metering/places.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { faultOf, meteringScene } from '#tests/metering-scene.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { addTownMonths } from '#tests/town-weather.ts';

const { at, own, call } = meteringScene();

const balance = (house: number, from: string, to: string) =>
  call(readHouseBalance, {
    params: { unit_id: at.unit.unit_id, id: house },
    query: { from, to },
  });

const uses = (house: number, from = '2025-01-01', to = '2025-12-31') =>
  call(readHouseUses, {
    params: { unit_id: at.unit.unit_id, id: house },
    query: { from, to },
  });

async function measured(
  pasport: number,
  place: object,
  states: Parameters<typeof addReadingRows>[3],
  meter: object = {},
): Promise<number> {
  const id = await addMeasuringPlaceRow(at.world.db, at.unit, pasport, { ...place });
  const device = await addMeterRow(at.world.db, at.unit, id, { ...meter });
  await addReadingRows(at.world.db, at.unit, device, states);
  return id;
}

describe('the balance of a house', () => {
  test('tells main meters of the house by months; another house or a wrong time is refused', async () => {
    await measured(own.house, { level: 'invoice' }, { '2025-10-31': 10, '2025-12-31': 71 });
    await measured(own.flat, {}, { '2025-10-31': 0, '2025-12-31': 61 });
    // The place of the scene has no device, so nothing is known of it.
    const { result } = await balance(own.house, '2025-11-01', '2025-12-31');
    expect(result.values).toMatchObject([
      { to_on: '2025-11-30', amount: 30, below_count: 2, below_known: 1, below_amount: 30 },
      { to_on: '2025-12-31', amount: 31, below_count: 2, below_known: 1, loss: null },
    ]);
    expect((await balance(own.flat, '2025-11-01', '2025-12-31')).status).toBe(404);
    // Of water no weather is told.
    expect(result.weather).toBeNull();
    expect(faultOf(await balance(own.house, '2025-12-01', '2025-11-30'))).toEqual(['to']);
    expect(faultOf(await balance(own.house, '2019-12-01', '2025-11-30'))).toEqual(['to']);
  });
});

describe('the weather of heat', () => {
  test('is told of the town of the house, for its main meter and for a heat meter in it', async () => {
    const { client_id } = at.unit;
    const named = { city_name: 'Znojmo' };
    const house = (await addBuildingRow(at.world.db, at.unit, named)).pasport_id;
    const flat = (await addSpaceRow(at.world.db, at.unit, house)).pasport_id;
    const states = { '2025-09-30': 0, '2025-12-31': 10 };
    await measured(house, { kind: 'heat', level: 'building' }, states);
    const place = await measured(flat, { kind: 'heat' }, states);
    const water = await measured(flat, {}, states);
    const months = async (id: number) =>
      (
        await call(readConsumption, {
          params: { unit_id: at.unit.unit_id, id },
          query: { from: '2025-10-15', to: '2025-12-31' },
        })
      ).result.weather;
    expect(await months(place)).toEqual({ place_name: 'Znojmo', months: [] });
    await addTownMonths(at.world.db, client_id, 'Znojmo', {
      '2024-12': [31, 2],
      '2025-10': [31, 9],
      '2025-12': [30, -1.5],
      '2026-01': [31, 0],
    });
    const told = {
      place_name: 'Znojmo',
      months: [
        { month: '2025-10-01', degree_days: 310 },
        { month: '2025-12-01', degree_days: 615 },
      ],
    };
    expect(await months(place)).toEqual(told);
    expect((await balance(house, '2025-10-01', '2025-12-31')).result.weather).toEqual(told);
    expect(await months(water)).toBeNull();
  });
});

describe('what the spaces of a house used', () => {
  test('is told by kinds with the space, its areas and who is in it; spaces where nothing is measured are there too', async () => {
    const columns = {
      space_number: '2',
      total_area: 61.5,
      heated_area: 50,
      heated_area_fixed: true,
    };
    const other = (await addSpaceRow(at.world.db, at.unit, own.house, columns)).pasport_id;
    await addSpaceRow(at.world.db, at.unit, own.house, { space_number: '9', hidden: true });
    const elsewhere = await addBuildingRow(at.world.db, at.unit);
    const foreign = await addSpaceRow(at.world.db, at.unit, elsewhere.pasport_id);
    await measured(foreign.pasport_id, {}, { '2024-12-31': 0, '2025-12-31': 9 });
    await measured(own.house, { level: 'building' }, { '2024-12-31': 0, '2025-12-31': 90 });
    await measured(other, {}, { '2023-12-31': 0, '2024-12-31': 33, '2025-12-31': 73 });
    await measured(other, {}, { '2023-12-31': 7, '2024-12-31': 8, '2025-12-31': 10.5 });
    const { result } = await uses(own.house);
    expect(result.spaces).toMatchObject([
      { space_number: '2', total_area: 61.5, heated_area: 50, users_count: null, tenant_name: '' },
      { space_number: '7', pasport_id: own.flat },
    ]);
    expect(result.uses).toEqual([
      {
        pasport_id: own.flat,
        kind: 'cold-water',
        measured_unit: 'm3',
        places: 1,
        places_known: 0,
        amount: null,
        measured: null,
        divided_by: [],
        estimated: false,
        former: null,
      },
      {
        pasport_id: other,
        kind: 'cold-water',
        measured_unit: 'm3',
        places: 2,
        places_known: 2,
        amount: 42.5,
        measured: 42.5,
        divided_by: [],
        estimated: false,
        former: 34,
      },
    ]);
  });

  test('tells no sum while one of the places of the space is not known for the whole time', async () => {
    await measured(own.flat, { kind: 'hot-water' }, { '2024-12-31': 0, '2025-12-31': 20 });
    await measured(own.flat, { kind: 'hot-water' }, { '2025-02-10': 0, '2025-12-31': 5 });
    await measured(own.flat, { kind: 'gas', hidden: true }, { '2025-05-31': 1, '2025-06-30': 4 });
    expect((await uses(own.flat)).status).toBe(404);
    const { result } = await uses(own.house);
    expect(result.uses).toMatchObject([
      { kind: 'cold-water', places: 1, places_known: 0, amount: null },
      // Given up, but it measured.
      { kind: 'gas', places: 0, amount: 3 },
      { kind: 'hot-water', places: 2, places_known: 1, amount: null, measured: null, former: null },
    ]);
  });

  test('adds energies in one unit, leaves a part of what is measured before it out, and says what is divided', async () => {
    const heat = { kind: 'heat' };
    const before = await measured(
      own.flat,
      heat,
      { '2024-12-31': 0, '2025-12-31': 2 },
      { measured_unit: 'MWh' },
    );
    await measured(own.flat, heat, { '2024-12-31': 10, '2025-12-31': 14 }, { measured_unit: 'GJ' });
    const part = { ...heat, parent_place_id: before };
    await measured(own.flat, part, { '2024-12-31': 0, '2025-12-31': 1 }, { measured_unit: 'MWh' });
    await measured(
      own.flat,
      { kind: 'electricity' },
      { '2023-12-31': 0, '2025-12-31': 0.731 },
      { measured_unit: 'MWh' },
    );
    const { result } = await uses(own.house);
    expect(result.uses.filter(({ kind }) => kind !== 'cold-water')).toMatchObject([
      // 731 kWh over 731 days, of which 365 are asked for.
      { kind: 'electricity', measured_unit: 'kWh', amount: 365, measured: 0, former: 366 },
      // 2 MWh are 7.2 GJ.
      { kind: 'heat', measured_unit: 'GJ', places: 2, amount: 11.2, measured: 11.2 },
    ]);
  });

  test('tells how cold the time and the same days a year before were, where heat is among it', async () => {
    const house = (await addBuildingRow(at.world.db, at.unit, { city_name: 'Znojmo' })).pasport_id;
    const flat = (await addSpaceRow(at.world.db, at.unit, house)).pasport_id;
    expect((await uses(house)).result.weather).toBeNull();
    await measured(flat, { kind: 'heat' }, { '2023-12-31': 0, '2024-12-31': 9, '2025-12-31': 19 });
    // 20 days of heating in each month of both winters, of 10 degree-days in 2024 and 11 in 2025.
    const months = [1, 2, 3, 4, 5, 9, 10, 11, 12].map((month) => String(month).padStart(2, '0'));
    const told = months.flatMap((month): [string, [number, number]][] => [
      [`2024-${month}`, [20, 9]],
      [`2025-${month}`, [20, 8]],
    ]);
    await addTownMonths(at.world.db, at.unit.client_id, 'Znojmo', Object.fromEntries(told));
    expect((await uses(house)).result.weather).toEqual({
      place_name: 'Znojmo',
      degree_days: 9 * 220,
      former_degree_days: 9 * 200,
    });
    // Of a part of a month as much as its days are of it: 10 of 30 days of September.
    const part = (await uses(house, '2025-09-11', '2025-09-20')).result.weather;
    expect(part?.degree_days).toBeCloseTo(220 / 3, 2);
    // October 2023 nobody has told.
    const older = (await uses(house, '2024-10-01', '2024-10-31')).result.weather;
    expect(older).toEqual({ place_name: 'Znojmo', degree_days: 200, former_degree_days: null });
  });

  test('is refused for a time that goes back or is too long', async () => {
    expect(faultOf(await uses(own.house, '2025-02-01', '2025-01-31'))).toEqual(['to']);
    expect(faultOf(await uses(own.house, '2015-12-31', '2025-01-01'))).toEqual(['to']);
    expect((await uses(own.house, '2016-01-01', '2025-12-31')).status).toBe(200);
  });
});
