import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOfTask } from '#server/access/owned.ts';
import { inTenant } from '#tests/as-of.ts';
import { insertRow } from '#tests/builders.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { consumptionOf } from './consumption.sql.ts';

const at = unitWorld();

let unit: { client_id: ReturnType<typeof clientOfTask>; unit_id: number };
let flat: number;
let element: number;

beforeAll(async () => {
  const { client_id } = await at.world.makeClient();
  const { unit_id } = await at.world.makeUnit(client_id);
  unit = { client_id: clientOfTask(client_id), unit_id };
  const house = await addBuildingRow(at.world.db, unit);
  flat = (await addSpaceRow(at.world.db, unit, house.pasport_id)).pasport_id;
  const row = await insertRow(at.world.db, 'pasport_building_elements', {
    ...unit,
    pasport_building_id: house.pasport_building_id,
    pasport_id: flat,
    element_type: 'deskové',
    coefficient_output: 1.2,
    coefficient_position: 0.9,
    coefficient_contact: 1.1,
    valid_from: '2020-01-01',
  });
  element = Number(row['pasport_building_element_id']);
});

interface Used {
  readonly amount: number | null;
  readonly measured: number | null;
  readonly known_days: number;
  readonly days: number;
  readonly estimated: boolean;
}

/** What the place used from the end of one day to the end of another. */
async function used(place: number, after: string, to: string): Promise<Used> {
  return inTenant(at.world.portal, unit.client_id, async (db) => {
    const asked = sql`select ${place}::integer as measuring_place_id, 1 as turn_of,
                             ${after}::date as after_on, ${to}::date as to_on`;
    const { rows } = await sql<Used>`
      select amount, measured, known_days, days, estimated
        from (${consumptionOf(unit, asked)}) c`.execute(db);
    return rows[0] as Used;
  });
}

const amountOf = async (place: number, after: string, to: string) =>
  (await used(place, after, to)).amount;

async function measured(
  states: Parameters<typeof addReadingRows>[3],
  { place = {}, meter = {} }: { place?: object; meter?: object } = {},
): Promise<number> {
  const id = await addMeasuringPlaceRow(at.world.db, unit, flat, { ...place });
  const device = await addMeterRow(at.world.db, unit, id, { ...meter });
  await addReadingRows(at.world.db, unit, device, states);
  return id;
}

const YEAR = ['2024-12-31', '2025-12-31'] as const;

describe('consumption between the ends of two days', () => {
  test('is the difference of two states, and all of it is measured', async () => {
    const place = await measured({ '2024-12-31': 100, '2025-12-31': 160.5 });
    expect(await used(place, ...YEAR)).toEqual({
      amount: 60.5,
      measured: 60.5,
      known_days: 365,
      days: 365,
      estimated: false,
    });
  });

  test('is divided by days between two readings, and says how much was measured', async () => {
    const place = await measured({ '2024-12-31': 100, '2025-12-31': 173 });
    // 73 m³ over 365 days: 0.2 m³ a day.
    expect(await used(place, '2025-01-31', '2025-03-02')).toMatchObject({
      amount: 6,
      measured: 0,
      known_days: 30,
    });
    await addReadingRows(at.world.db, unit, await deviceOf(place), { '2025-06-30': 130 });
    // From 1 May: 61 days of the 30 m³ of 181 days, then what was measured: 43 m³.
    const rest = await used(place, '2025-04-30', '2025-12-31');
    expect(rest.measured).toBe(43);
    expect(rest.amount).toBeCloseTo(43 + (30 * 61) / 181, 5);
  });

  test('goes on through an exchange without a jump', async () => {
    const place = await measured(
      { '2024-12-31': 100, '2025-06-30': { state: 130, reading_kind: 'end' } },
      { meter: { removed_on: '2025-06-30' } },
    );
    const next = await addMeterRow(at.world.db, unit, place, { mounted_on: '2025-06-30' });
    await addReadingRows(at.world.db, unit, next, {
      '2025-06-30': { state: 0.5, reading_kind: 'start' },
      '2025-12-31': 20.5,
    });
    expect(await used(place, ...YEAR)).toMatchObject({ amount: 50, measured: 50, known_days: 365 });
    // 20 m³ over 184 days of the new one; 30 over 181 days of the old one.
    expect(await amountOf(place, '2025-06-15', '2025-07-15')).toBeCloseTo(
      (30 * 15) / 181 + (20 * 15) / 184,
      5,
    );
  });

  test('adds the whole turn of a counter that began anew', async () => {
    const place = await measured({
      '2024-12-31': 99_990,
      '2025-06-30': { state: 12, overflowed: true },
      '2025-12-31': 40,
    });
    expect(await used(place, ...YEAR)).toMatchObject({ amount: 50, measured: 50 });
    // 22 m³ over 181 days.
    expect(await amountOf(place, '2024-12-31', '2025-01-31')).toBeCloseTo((22 * 31) / 181, 5);
  });

  test('is multiplied by the multiplier of the device', async () => {
    const place = await measured(
      { '2024-12-31': 10, '2025-12-31': 12.5 },
      { meter: { multiplier: 40 } },
    );
    expect(await amountOf(place, ...YEAR)).toBe(100);
  });

  test('of an allocator is multiplied by the coefficients of its element', async () => {
    const place = await measured(
      { '2024-12-31': 100, '2025-12-31': 250 },
      {
        place: { kind: 'heat-allocator', pasport_building_element_id: element },
        meter: { measured_unit: 'units', decimals: 0 },
      },
    );
    // 150 · 1.2 · 0.9 · 1.1
    expect(await amountOf(place, ...YEAR)).toBe(178.2);
  });

  test.each([
    ['January to April', '2024-12-31', '2025-04-30', 58],
    ['1 January to 15 May', '2024-12-31', '2025-05-15', 58.967742],
    ['June to August', '2025-05-31', '2025-08-31', 0],
    ['September to December', '2025-08-31', '2025-12-31', 40],
    ['the whole year', '2024-12-31', '2025-12-31', 100],
  ])('of heat is divided by the climate shares of annex 3: %s', async (_, after, to, percent) => {
    const place = await measured(
      { '2024-12-31': 0, '2025-12-31': 100 },
      { place: { kind: 'heat' }, meter: { measured_unit: 'GJ' } },
    );
    expect(await amountOf(place, after, to)).toBe(percent);
  });

  test('of heat is divided by days where the law gives the months no share', async () => {
    const place = await measured(
      { '2025-05-31': 10, '2025-08-31': 19.2 },
      { place: { kind: 'heat' }, meter: { measured_unit: 'GJ' } },
    );
    // 9.2 GJ over 92 days.
    expect(await amountOf(place, '2025-05-31', '2025-06-30')).toBe(3);
  });

  test('is not known before the first reading and behind the last one, and says of how many days it is', async () => {
    const place = await measured({ '2025-01-31': 5, '2025-12-31': 40 });
    expect(await used(place, '2023-12-31', '2024-12-31')).toEqual({
      amount: null,
      measured: null,
      known_days: 0,
      days: 366,
      estimated: false,
    });
    expect(await used(place, '2024-12-31', '2026-01-31')).toMatchObject({
      amount: 35,
      known_days: 334,
      days: 396,
    });
  });

  test('leaves out the days on which no device was mounted', async () => {
    const place = await measured(
      { '2024-12-31': 0, '2025-03-10': { state: 7, reading_kind: 'end' } },
      { meter: { removed_on: '2025-03-10' } },
    );
    const back = await addMeterRow(at.world.db, unit, place, { mounted_on: '2025-03-20' });
    await addReadingRows(at.world.db, unit, back, {
      '2025-03-20': { state: 7, reading_kind: 'start' },
      '2025-12-31': 30,
    });
    expect(await used(place, ...YEAR)).toMatchObject({ amount: 30, known_days: 355, days: 365 });
  });

  test('tells that an estimate is among what it is counted from', async () => {
    const place = await measured({
      '2024-12-31': 0,
      '2025-06-30': { state: 20, source: 'estimate', estimate_method: 'průměr minulého roku' },
      '2025-12-31': 41,
    });
    expect((await used(place, '2024-12-31', '2025-03-31')).estimated).toBe(true);
    expect((await used(place, ...YEAR)).estimated).toBe(true);
    expect((await used(place, '2023-12-31', '2024-12-31')).estimated).toBe(false);
  });

  test('does not count a visit in vain, and lessens by what ran backwards', async () => {
    const place = await measured({
      '2024-12-31': 50,
      '2025-03-31': { status: 'no-access' },
      '2025-06-30': { state: 48, status: 'backflow' },
      '2025-12-31': 60,
    });
    expect(await amountOf(place, ...YEAR)).toBe(10);
  });

  test('is told of places of the unit alone', async () => {
    const place = await measured({ '2024-12-31': 0, '2025-12-31': 1 });
    const other = await at.world.makeClient();
    const { unit_id } = await at.world.makeUnit(other.client_id);
    const foreign = { client_id: clientOfTask(other.client_id), unit_id };
    await inTenant(at.world.portal, foreign.client_id, async (db) => {
      const asked = sql`select ${place}::integer as measuring_place_id, 1 as turn_of,
                               '2024-12-31'::date as after_on, '2025-12-31'::date as to_on`;
      const { rows } =
        await sql<Used>`select amount from (${consumptionOf(foreign, asked)}) c`.execute(db);
      expect(rows).toEqual([{ amount: null }]);
    });
  });
});

async function deviceOf(place: number): Promise<number> {
  const { rows } = await at.world.db.owner.query<{ meter_id: number }>(
    'select meter_id from meters where measuring_place_id = $1',
    [place],
  );
  return Number(rows[0]?.meter_id);
}
