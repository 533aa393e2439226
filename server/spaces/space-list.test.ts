import { beforeEach, describe, expect, test } from 'vitest';
import { browseSpaces, type SpaceRow } from '#contract/pasports/spaces.ts';
import { browseBuildings, browseGroups } from '#contract/pasports/buildings.ts';
import { pasportStatistics } from '#contract/statistics.ts';
import { addBuildingRow, addFloorRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

interface Asked {
  show_hidden?: '0' | '1';
  parent_type?: 'all' | 'group' | 'building' | 'floor';
  parent_id?: number;
  as_of?: string;
  unit_id?: number;
}

function browse({ show_hidden = '0', parent_type = 'all', parent_id = 0, ...asked }: Asked = {}) {
  const { unit_id = at.unit.unit_id, as_of } = asked;
  return at.world.call(browseSpaces, {
    token: at.user.token,
    params: { unit_id, show_hidden, parent_id, parent_type },
    ...(as_of === undefined ? {} : { query: { as_of } }),
  });
}

const building = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns);
const group = (columns = {}) => addBuildingRow(at.world.db, at.unit, columns, 'group');
const space = (parent_id: number, columns = {}, typeCode?: string) =>
  addSpaceRow(at.world.db, at.unit, parent_id, columns, typeCode);
const numbers = (values: SpaceRow[]) => values.map(({ space_number }) => space_number);

beforeEach(() => at.world.setNow('2025-01-20T10:00:00Z'));

describe('the list of spaces', () => {
  test('tells of a space what the table shows', async () => {
    const { pasport_id: parent_id } = await group({ pasport_name: 'Sídliště', hidden: true });
    const house = await building({ pasport_name: 'Lipová 12', parent_id });
    const floor = await addFloorRow(at.world.db, at.unit, house.pasport_id, { code: '3NP' });
    const areas = { total_area: '64.30', floor_area: '61.05', heated_area: '55.10' };
    const flat = await space(house.pasport_id, {
      ...floor,
      ...areas,
      pasport_name: 'Byt 7',
      pasport_order: 40,
      space_number: '7',
      space_size: '2+1',
      variable_symbol: '1201000007',
      countable_area: '56.89',
      heated_area_fixed: true,
    });
    const { status, result } = await browse({ show_hidden: '1' });
    expect(status).toBe(200);
    expect(result).toEqual({
      values: [
        {
          ...flat,
          ...floor,
          unit_id: at.unit.unit_id,
          space_number: '7',
          space_size: '2+1',
          tenant_name: '',
          owner_name: '',
          payer: 'unit',
          payer_name: '',
          payer_missing: true,
          phone: '',
          phone_of: '',
          shares_uneven: false,
          users_count: null,
          counts_in_areas: true,
          building_name: 'Lipová 12',
          building_hidden: false,
          group_hidden: true,
          group_name: 'Sídliště',
          pasport_name: 'Byt 7',
          pasport_hidden: false,
          pasport_order: 40,
          pasport_type_id: expect.any(Number),
          pasport_type_name: 'Byt',
          comment: '',
          created: expect.any(String),
          updated: expect.any(String),
          is_flat: true,
          pasport_parent_id: house.pasport_id,
          floor_code: '3NP',
          variable_symbol: '1201000007',
          total_area: 64.3,
          floor_area: 61.05,
          heated_area: 55.1,
          heated_area_fixed: true,
          countable_area: 56.89,
          version: 1,
        },
      ],
      hidden_spaces: 1,
      hidden_buildings: 1,
    });
  });

  test('is in the order of the tree of buildings, and in a building by numbers as Czechs order them', async () => {
    const late = await group({ pasport_name: 'A', pasport_order: 20 });
    const early = await group({ pasport_name: 'B', pasport_order: 10 });
    const houses = [
      await building({ parent_id: late.pasport_id, pasport_order: 10 }),
      await building({ parent_id: early.pasport_id, pasport_order: 20 }),
      await building({ parent_id: early.pasport_id, pasport_order: 10 }),
      await building({ pasport_order: 5 }),
    ];
    for (const [place, { pasport_id }] of houses.entries())
      await space(pasport_id, { space_number: `dům ${place}` });
    for (const space_number of ['12/3', '10', '2', '2a', 'Ch1', 'C1', '2/11', 'H1', 'Č1', '2/2'])
      await space(houses[2]?.pasport_id ?? 0, { space_number });
    expect(numbers((await browse()).result.values).join(' ')).toBe(
      '2 2/2 2/11 2a 10 12/3 C1 Č1 dům 2 H1 Ch1 dům 1 dům 0 dům 3',
    );
  });

  test('is narrowed to a group with the groups under it, a building or a floor', async () => {
    const top = await group();
    const part = await group({ parent_id: top.pasport_id });
    const near = await building({ parent_id: top.pasport_id, pasport_order: 1 });
    const below = await building({ parent_id: part.pasport_id, pasport_order: 2, hidden: true });
    const away = await building();
    const floor = await addFloorRow(at.world.db, at.unit, near.pasport_id);
    await space(near.pasport_id, { space_number: '1', ...floor });
    await space(near.pasport_id, { space_number: '2' });
    await space(near.pasport_id, { space_number: '3', hidden: true, ...floor });
    await space(below.pasport_id, { space_number: '4' });
    await space(away.pasport_id, { space_number: '5', hidden: true });
    const inside = async (parent_type: Asked['parent_type'], parent_id: number) => {
      const { result } = await browse({ parent_type: parent_type ?? 'all', parent_id });
      const { values, ...counts } = result;
      const all = (await browse({ parent_type: parent_type ?? 'all', parent_id, show_hidden: '1' }))
        .result;
      expect(all).toMatchObject(counts);
      return [numbers(values), numbers(all.values), counts.hidden_spaces, counts.hidden_buildings];
    };
    expect(await inside('all', 0)).toEqual([['1', '2'], ['4', '1', '2', '3', '5'], 3, 1]);
    expect(await inside('group', top.pasport_id)).toEqual([['1', '2'], ['4', '1', '2', '3'], 2, 1]);
    expect(await inside('group', part.pasport_id)).toEqual([[], ['4'], 1, 1]);
    expect(await inside('building', near.pasport_id)).toEqual([['1', '2'], ['1', '2', '3'], 1, 0]);
    expect(await inside('building', below.pasport_id)).toEqual([[], ['4'], 1, 1]);
    expect(await inside('floor', floor.pasport_floor_id)).toEqual([['1'], ['1', '3'], 1, 0]);
  });

  test('of an empty unit is empty', async () => {
    expect((await browse()).result).toEqual({ values: [], hidden_spaces: 0, hidden_buildings: 0 });
  });

  test('holds a space of no building too', async () => {
    const { pasport_space_id } = await space(0, { parent_id: null });
    const { values } = (await browse()).result;
    expect(values).toMatchObject([
      { pasport_space_id, building_name: '', group_name: '', pasport_parent_id: null },
    ]);
  });

  test('of another unit, group, building or floor is as good as missing', async () => {
    const { near, far } = await at.neighbours();
    const houses = [await building({}, near), await building({}, far)];
    const floor = await addFloorRow(at.world.db, far, houses[1]?.pasport_id ?? 0);
    const own = await building();
    const asked: Asked[] = [
      { unit_id: far.unit_id },
      { unit_id: 2_000_000_000 },
      { parent_type: 'all', parent_id: own.pasport_id },
      { parent_type: 'building', parent_id: houses[0]?.pasport_id ?? 0 },
      { parent_type: 'building', parent_id: houses[1]?.pasport_id ?? 0 },
      { parent_type: 'building', parent_id: 0 },
      { parent_type: 'group', parent_id: own.pasport_id },
      { parent_type: 'group', parent_id: 2_000_000_000 },
      { parent_type: 'floor', parent_id: floor.pasport_floor_id },
    ];
    for (const one of asked) expect([one, (await browse(one)).status]).toEqual([one, 404]);
  });

  test('of a day that cannot be is refused', async () => {
    for (const as_of of ['2025-02-29', '0000-01-01', '9999-12-31', 'včera'])
      expect([as_of, (await browse({ as_of })).status]).toEqual([as_of, 400]);
  });
});

describe('the numbers of the overview', () => {
  test('are those of the lists, whatever is hidden', async () => {
    const away = await group({ hidden: true });
    const shown = await group();
    const houses = [
      await building({ parent_id: shown.pasport_id }),
      await building({ parent_id: shown.pasport_id, hidden: true }),
      await building({ parent_id: away.pasport_id }),
      await building({ hidden: true }),
    ];
    for (const { pasport_id } of houses)
      for (const [code, hidden] of [
        ['BYT', false],
        ['BYT', true],
        ['SKLEP', false],
        ['GARAZ', true],
      ] as const)
        await space(pasport_id, { hidden, total_area: '10.01' }, code);
    const { token } = at.user;
    const { unit_id } = at.unit;
    const stats = (await at.world.call(pasportStatistics, { token, body: { unit_id } })).result;
    const list = (await browse()).result;
    expect(list.values.filter(({ is_flat }) => is_flat)).toHaveLength(stats.spaces_flats);
    expect(list.values.filter(({ is_flat }) => !is_flat)).toHaveLength(stats.spaces_spaces);
    // Cellars are spaces whose area does not count.
    expect([stats.spaces_flats, stats.spaces_spaces, stats.spaces_total_area]).toEqual([
      1, 1, 10.01,
    ]);
    expect(stats.spaces_hidden).toBe(list.hidden_spaces);
    expect((await browse({ show_hidden: '1' })).result.values).toHaveLength(
      stats.spaces_flats + stats.spaces_spaces + stats.spaces_hidden,
    );
    expect(stats.buildings_hidden).toBe(list.hidden_buildings);

    const params = { unit_id, show_hidden: '0', city_id: 0 };
    const sum = (rows: { flats_count: number; spaces_count: number }[]) => [
      rows.reduce((total, row) => total + row.flats_count, 0),
      rows.reduce((total, row) => total + row.spaces_count, 0),
    ];
    const buildings = (await at.world.call(browseBuildings, { token, params })).result;
    expect(sum(buildings.values)).toEqual([stats.spaces_flats, stats.spaces_spaces]);
    expect(buildings.hidden_buildings).toBe(stats.buildings_hidden);
    const groups = (await at.world.call(browseGroups, { token, params })).result;
    expect(sum(groups.values)).toEqual([stats.spaces_flats, stats.spaces_spaces]);
    expect(groups.hidden_groups).toBe(stats.groups_hidden);
  });
});
