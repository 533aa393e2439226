import { describe, expect, test } from 'vitest';
import { MONTH, monthInfoScene, WHOLE } from '#tests/month-infos.ts';
import { addSpaceRow } from '#tests/pasports.ts';

const { at, own, flat, place, read, info, press } = monthInfoScene();

describe('the information of a month', () => {
  test('tells the own month, the same one a year before and the average of three spaces', async () => {
    const one = await flat('1', WHOLE);
    await flat('2', { '2025-12-31': 0, '2026-01-31': 1 });
    await flat('3', { '2025-12-31': 0, '2026-01-31': 5 });
    const { result } = await info(one.pasport_id);
    expect(result).toMatchObject({ space_number: '1', building_name: 'Lipová 12', month: MONTH });
    // (3 + 1 + 5) / 3 = 3 m³; water is not compared by m².
    expect(result.uses).toEqual([
      {
        kind: 'hot-water',
        measured_unit: 'm3',
        places: 1,
        places_known: 1,
        amount: 3,
        measured: 3,
        divided_by: [],
        estimated: false,
        former: 2,
        former_measured: 2,
        former_divided_by: [],
        former_estimated: false,
        amount_m2: null,
        average: 3,
        average_m2: null,
        average_of: 3,
      },
    ]);
    expect(JSON.stringify(result)).not.toContain('Novák');
  });

  test('tells heat by m² of the heated area, and no average of fewer than three spaces', async () => {
    const { pasport_id } = await flat('1', WHOLE);
    const heat = { kind: 'heat' };
    const GJ = { measured_unit: 'GJ' };
    await place(pasport_id, heat, { '2025-12-31': 0, '2026-01-31': 2 }, GJ);
    const other = await flat('2', WHOLE);
    await place(other.pasport_id, heat, { '2025-12-31': 0, '2026-01-31': 1 }, GJ);
    const { uses } = (await info(pasport_id)).result;
    expect(uses).toMatchObject([
      // 2 GJ / 50 m².
      { kind: 'heat', amount: 2, amount_m2: 0.04, average: null, average_m2: null, average_of: 2 },
      { kind: 'hot-water', average: null, average_of: 2 },
    ]);
    const third = await flat('3', WHOLE);
    await place(third.pasport_id, heat, { '2025-12-31': 0, '2026-01-31': 6 }, GJ);
    // 9 GJ / 3 spaces and / 150 m².
    expect((await info(pasport_id)).result.uses[0]).toMatchObject({ average: 3, average_m2: 0.06 });
  });

  test('says what is missing and what is an estimate; a missing state is no zero', async () => {
    const one = await flat('1', { '2025-12-31': 40 });
    await place(
      one.pasport_id,
      { kind: 'cold-water' },
      {
        '2025-12-31': 7,
        '2026-01-31': { state: 9, source: 'estimate', estimate_method: 'podle průměru' },
      },
    );
    const { uses } = (await info(one.pasport_id)).result;
    expect(uses).toMatchObject([
      { kind: 'hot-water', amount: null, places_known: 0, former: null },
      { kind: 'cold-water', amount: 2, estimated: true },
    ]);
    expect((await read()).recipients).toMatchObject([
      { kinds: ['hot-water', 'cold-water'], missing: ['hot-water'], estimated: ['cold-water'] },
    ]);
  });

  test('tells how cold the month was where the town has it', async () => {
    const { pasport_id } = await flat('1', WHOLE);
    expect((await info(pasport_id)).result.weather).toBeNull();
    const { owner } = at.world.db;
    await owner.query('update pasport_buildings set city_name = $2 where pasport_id = $1', [
      own.house,
      'Znojmo',
    ]);
    const of = { place_name: 'Znojmo' };
    expect((await info(pasport_id)).result.weather).toEqual({
      ...of,
      degree_days: null,
      former: null,
    });
    await owner.query(
      `insert into degree_day_months (client_id, degree_day_place_id, year, month, heating_days, mean_temperature)
       select client_id, degree_day_place_id, 2026, 1, 31, -0.4 from degree_day_places
        where client_id = $1 and name = 'Znojmo'`,
      [at.unit.client_id],
    );
    // 31 · (19 + 0.4).
    expect((await info(pasport_id)).result.weather).toEqual({
      ...of,
      degree_days: 601.4,
      former: null,
    });
  });

  test('is of spaces with meters read from afar, and of months that have ended', async () => {
    const { pasport_id } = await addSpaceRow(at.world.db, at.unit, own.house);
    await place(pasport_id, { kind: 'hot-water' }, WHOLE, { is_remote: false });
    expect((await read()).recipients).toEqual([]);
    expect((await info(pasport_id)).status).toBe(404);
    const asked = await info(pasport_id, '2026-02-01');
    expect(asked.error.fields).toMatchObject([{ field: 'month' }]);
    expect((await press('2026-02-01')).error.fields).toMatchObject([{ field: 'month' }]);
    expect((await info(pasport_id, '2026-01-15')).status).toBe(400);
  });
});
