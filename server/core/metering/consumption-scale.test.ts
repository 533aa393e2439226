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
    coefficient_output: 2,
    coefficient_position: 1,
    coefficient_contact: 1,
    valid_from: '2020-01-01',
  });
  element = Number(row['pasport_building_element_id']);
});

const amountOf = (place: number, after: string, to: string) =>
  inTenant(at.world.portal, unit.client_id, async (db) => {
    const asked = sql`select ${place}::integer as measuring_place_id, 1 as turn_of,
                             ${after}::date as after_on, ${to}::date as to_on`;
    const { rows } = await sql<{ amount: number | null; known_days: number }>`
      select amount, known_days from (${consumptionOf(unit, asked)}) c`.execute(db);
    return rows[0];
  });

/** An allocator with the readings; its scale ends with December unless its columns say otherwise. */
async function allocator(
  states: Readonly<Record<string, number>>,
  { meter = {}, place = {} }: { meter?: object; place?: object } = {},
) {
  const id = await addMeasuringPlaceRow(at.world.db, unit, flat, {
    kind: 'heat-allocator',
    ...place,
  });
  const columns = { measured_unit: 'units', decimals: 0, scale_month: 12, ...meter };
  await addReadingRows(
    at.world.db,
    unit,
    await addMeterRow(at.world.db, unit, id, columns),
    states,
  );
  return id;
}

const YEARS = { '2022-12-31': 700, '2023-12-31': 900, '2024-12-31': 40, '2025-12-31': 1200 };

describe('consumption of an allocator that begins anew each year', () => {
  test('is of each year what its own scale has counted, whether it is less or more than before', async () => {
    const place = await allocator(YEARS);
    expect(await amountOf(place, '2022-12-31', '2023-12-31')).toMatchObject({ amount: 900 });
    expect(await amountOf(place, '2023-12-31', '2024-12-31')).toMatchObject({ amount: 40 });
    expect(await amountOf(place, '2024-12-31', '2025-12-31')).toMatchObject({ amount: 1200 });
  });

  test('is of more years the sum of their scales', async () => {
    const place = await allocator(YEARS);
    expect(await amountOf(place, '2022-12-31', '2025-12-31')).toMatchObject({
      amount: 2140,
      known_days: 1096,
    });
  });

  test('within a year goes on from the state before, and across its end from zero', async () => {
    const place = await allocator({
      '2023-12-31': 900,
      '2024-06-30': 500,
      '2024-12-31': 800,
      '2025-06-30': 300,
    });
    // 800 - 500, and 300 of the new scale.
    expect(await amountOf(place, '2024-06-30', '2025-06-30')).toMatchObject({ amount: 600 });
    expect(await amountOf(place, '2023-12-31', '2024-06-30')).toMatchObject({ amount: 500 });
    // January to April have 58 of the 60.5 percents of a half year's heat; the rest is that of May.
    const half = await amountOf(place, '2024-12-31', '2025-04-30');
    const rest = await amountOf(place, '2025-04-30', '2025-06-30');
    expect((half?.amount ?? 0) + (rest?.amount ?? 0)).toBeCloseTo(300, 5);
  });

  test('of one that runs on is the difference of its states', async () => {
    const place = await allocator(
      { '2023-12-31': 900, '2024-12-31': 940 },
      { meter: { scale_month: null } },
    );
    expect(await amountOf(place, '2023-12-31', '2024-12-31')).toMatchObject({ amount: 40 });
  });

  test('of a device that was taken away is multiplied by the coefficients of that day, not of today', async () => {
    const place = await allocator(
      { '2023-12-31': 900, '2024-12-31': 100 },
      {
        place: { pasport_building_element_id: element },
        meter: { removed_on: '2024-12-31', kept_factor: 1.5 },
      },
    );
    expect(await amountOf(place, '2023-12-31', '2024-12-31')).toMatchObject({ amount: 150 });
    const standing = await allocator(
      { '2023-12-31': 900, '2024-12-31': 100 },
      { place: { pasport_building_element_id: element } },
    );
    expect(await amountOf(standing, '2023-12-31', '2024-12-31')).toMatchObject({ amount: 200 });
  });
});
