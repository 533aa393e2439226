import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auxiliariesOverview, auxiliaryList, type AuxiliaryList } from '#contract/auxiliaries.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
let unit_id: number;
beforeEach(async () => {
  user = await world.makeUser();
  ({ unit_id } = await world.makeUnit(user.client_id));
});

const overview = async (unit = unit_id) =>
  (await world.call(auxiliariesOverview, { token: user.token, params: { unit_id: unit } })).result
    .values;

async function counted(list: AuxiliaryList, unit = unit_id) {
  const found = (await overview(unit)).find((each) => each.list === list);
  if (found === undefined) throw new Error(`The overview lacks ${list}`);
  return found;
}

describe('the overview of auxiliaries', () => {
  test('names each list once, in its order, the portal’s apart from the client’s', async () => {
    const lists = await overview();
    expect(lists.map(({ list }) => list)).toEqual(auxiliaryList.options);
    const system = lists.filter(({ is_system }) => is_system).map(({ list }) => list);
    expect(system).toEqual([
      'cnbrepo',
      'cnbdiscount',
      'exchangerates',
      'cities',
      'meter-verification',
      'settlement-law',
    ]);
  });

  test.each<[AuxiliaryList, ...string[]]>([
    ['pasporttypes', 'pasport_types'],
    ['services', 'services'],
    ['heatings', 'heating_items', 'heating_indicators'],
    ['denostupne', 'degree_day_places'],
    ['revisiontypes', 'revision_types'],
  ])('counts in %s what the client begins with', async (list, ...tables) => {
    let rows = 0;
    for (const table of tables) {
      const found = await world.db.owner.query<{ rows: number }>(
        `select count(*)::integer as rows from ${table} where client_id = $1`,
        [user.client_id],
      );
      rows += found.rows[0]?.rows ?? 0;
    }
    expect(rows).toBeGreaterThan(0);
    expect((await counted(list)).count).toBe(rows);
  });

  test('leaves out hidden rows and other clients, and tells of the last change', async () => {
    const before = await counted('services');
    await world.db.owner.query(
      `update services set hidden = true where client_id = $1 and code = 'STA'`,
      [user.client_id],
    );
    const after = await counted('services');
    expect(after.count).toBe(before.count - 1);
    expect(after.updated > before.updated).toBe(true);
    const stranger = await world.makeUser();
    const { unit_id: elsewhere } = await world.makeUnit(stranger.client_id);
    const { result } = await world.call(auxiliariesOverview, {
      token: stranger.token,
      params: { unit_id: elsewhere },
    });
    expect(result.values.find(({ list }) => list === 'services')?.count).toBe(before.count);
  });

  test('tells of a change of a month as of a change of degree-days', async () => {
    const before = await counted('denostupne');
    const { rows } = await world.db.owner.query<{ degree_day_place_id: number }>(
      'select degree_day_place_id from degree_day_places where client_id = $1 limit 1',
      [user.client_id],
    );
    await insertRow(world.db, 'degree_day_months', {
      client_id: user.client_id,
      degree_day_place_id: rows[0]?.degree_day_place_id,
      year: 2024,
      month: 1,
      heating_days: 31,
      mean_temperature: '-0.4',
    });
    const after = await counted('denostupne');
    expect(after.count).toBe(before.count);
    expect(after.updated > before.updated).toBe(true);
  });

  test('counts the hand-overs of SIPO of the unit alone, which its screen lists', async () => {
    const { unit_id: another } = await world.makeUnit(user.client_id);
    expect(await counted('sipo')).toMatchObject({ count: 0, updated: '' });
    await insertRow(world.db, 'sipo_hand_overs', {
      client_id: user.client_id,
      unit_id,
      period: '2025-02',
      organisation_number: '999001',
      fee_code: '210',
      change_indication: 'full',
      code_page: 'cp852',
      record_count: 0,
      total: 0,
      new_count: 0,
      changed_count: 0,
      cancelled_count: 0,
      change_file: Buffer.from(''),
      cover_file: Buffer.from(''),
    });
    const after = await counted('sipo');
    expect(after.count).toBe(1);
    expect(after.updated).not.toBe('');
    expect((await counted('sipo', another)).count).toBe(0);
  });
});
