import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DividedBy } from '#contract/metering/places.ts';
import { clientOfTask } from '#server/access/owned.ts';
import { inTenant } from '#tests/as-of.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from '#tests/metering.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from '#tests/pasports.ts';
import { addTownMonths } from '#tests/town-weather.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { consumptionOf } from './consumption.sql.ts';
import { waysOf } from './dividing.sql.ts';

const at = unitWorld();

/** 400, 280, 220 and 100 degree-days for 19 °C: a thousand together. */
const WINTER = {
  '2025-01': [20, -1],
  '2025-02': [28, 9],
  '2025-03': [20, 8],
  '2025-04': [10, 9],
} as const;
/** With 50, 50, 200, 300 and 400 more it is a whole year of two thousand; nobody tells the summer. */
const YEAR = {
  ...WINTER,
  '2025-05': [5, 9],
  '2025-09': [5, 9],
  '2025-10': [20, 9],
  '2025-11': [30, 9],
  '2025-12': [25, 3],
} as const;

let unit: UnitOfClient;

beforeEach(async () => {
  const { client_id } = await at.world.makeClient();
  unit = { client_id, unit_id: (await at.world.makeUnit(client_id)).unit_id };
});

const tell = (months: Parameters<typeof addTownMonths>[3], town = 'Brno') =>
  addTownMonths(at.world.db, unit.client_id, town, months);

/** A heat meter of a flat in the town. */
async function heat(
  states: Readonly<Record<string, number>>,
  city_name = 'Brno',
  columns: object = {},
): Promise<number> {
  const house = await addBuildingRow(at.world.db, unit, { city_name });
  const flat = await addSpaceRow(at.world.db, unit, house.pasport_id);
  const kind = { kind: 'heat', ...columns };
  const place = await addMeasuringPlaceRow(at.world.db, unit, flat.pasport_id, kind);
  const device = await addMeterRow(at.world.db, unit, place, { measured_unit: 'GJ' });
  await addReadingRows(at.world.db, unit, device, states);
  return place;
}

interface Used {
  readonly amount: number | null;
  readonly measured: number | null;
  readonly divided_by: DividedBy[];
}

async function used(place: number, after: string, to: string): Promise<Used> {
  const owned = { client_id: clientOfTask(unit.client_id), unit_id: unit.unit_id };
  return inTenant(at.world.portal, owned.client_id, async (db) => {
    const asked = sql`select ${place}::integer as measuring_place_id, 1 as turn_of,
                             ${after}::date as after_on, ${to}::date as to_on`;
    const { rows } = await sql<Used>`
      select amount, measured, ${waysOf(sql`ways`)} as divided_by
        from (${consumptionOf(owned, asked)}) c`.execute(db);
    return rows[0] as Used;
  });
}

const HUNDRED = { '2024-12-31': 0, '2025-04-30': 100 };

describe('heat between two readings', () => {
  test.each([
    ['January', '2024-12-31', '2025-01-31', 40],
    ['1 January to 14 February', '2024-12-31', '2025-02-14', 54],
    ['March and April', '2025-02-28', '2025-04-30', 32],
    // 220 · 10/31 of March and no more.
    ['1 to 10 March', '2025-02-28', '2025-03-10', 7.096774],
    // 400 · 1/31.
    ['a single day', '2025-01-30', '2025-01-31', 1.290323],
  ])('is divided by the degree-days of the town: %s', async (_, after, to, amount) => {
    await tell(WINTER);
    const place = await heat(HUNDRED);
    expect(await used(place, after, to)).toEqual({
      amount,
      measured: 0,
      divided_by: ['degree-days'],
    });
  });

  test('is divided by the shares of annex 3 where a month of it is missing', async () => {
    const { '2025-03': _march, ...rest } = WINTER;
    await tell(rest);
    const place = await heat(HUNDRED);
    // 19 of the 58 percent of January to April.
    expect(await used(place, '2024-12-31', '2025-01-31')).toEqual({
      amount: 32.758621,
      measured: 0,
      divided_by: ['climate-shares'],
    });
    // Between other readings nothing is missing: 280 of 280 + 400 · 10/31.
    const other = await heat({ '2025-01-21': 0, '2025-02-28': 100 });
    expect(await used(other, '2025-01-31', '2025-02-28')).toMatchObject({
      amount: 68.454259,
      divided_by: ['degree-days'],
    });
  });

  test('counts a summer that nobody has told as one without heating, and no other month so', async () => {
    await tell(YEAR);
    const place = await heat({ '2024-12-31': 0, '2025-12-31': 200 });
    expect(await used(place, '2024-12-31', '2025-01-31')).toMatchObject({ amount: 40 });
    expect(await used(place, '2025-05-31', '2025-08-31')).toEqual({
      amount: 0,
      measured: 0,
      divided_by: ['degree-days'],
    });
    expect(await used(place, '2025-08-31', '2025-12-31')).toMatchObject({ amount: 95 });
    const longer = await heat({ '2024-12-30': 0, '2025-12-31': 200 });
    expect(await used(longer, '2024-12-31', '2025-01-31')).toMatchObject({
      divided_by: ['climate-shares'],
    });
  });

  test('is divided by days where neither gives the time any heat', async () => {
    await tell(YEAR);
    const place = await heat({ '2025-05-31': 10, '2025-08-31': 19.2 });
    expect(await used(place, '2025-05-31', '2025-06-30')).toEqual({
      amount: 3,
      measured: 0,
      divided_by: ['days'],
    });
  });

  test('says all ways where its ends are divided by different ones, and none of what is measured', async () => {
    await tell(WINTER);
    const place = await heat({ '2024-10-31': 0, '2025-01-31': 50, '2025-04-30': 110 });
    // 19 of 50 percent of November to January by shares, and 280 of 600 of 60 GJ after it.
    expect(await used(place, '2024-12-31', '2025-02-28')).toEqual({
      amount: 47,
      measured: 0,
      divided_by: ['degree-days', 'climate-shares'],
    });
    expect(await used(place, '2025-01-31', '2025-04-30')).toEqual({
      amount: 60,
      measured: 60,
      divided_by: [],
    });
  });

  test('has no town where degree-days of it are not kept; water is divided by days wherever it is', async () => {
    await tell(WINTER);
    await tell(WINTER, 'Praha (Karlov)');
    const way = async (place: number) =>
      (await used(place, '2024-12-31', '2025-01-31')).divided_by.join();
    expect(await way(await heat(HUNDRED, 'Praha'))).toBe('degree-days');
    expect(await way(await heat(HUNDRED, 'Kuřim'))).toBe('climate-shares');
    expect(await way(await heat(HUNDRED, ''))).toBe('climate-shares');
    expect(await way(await heat(HUNDRED, 'Brno', { kind: 'cold-water' }))).toBe('days');
    expect(await way(await heat(HUNDRED, 'Brno', { kind: 'heat-allocator' }))).toBe('degree-days');
  });
});
