import { beforeEach, expect, test } from 'vitest';
import { readDashboard } from '#contract/dashboard.ts';
import {
  browseBuildings,
  browseGroups,
  getBuilding,
  listGroupsBuildings,
} from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { search } from '#contract/search.ts';
import { pasportStatistics } from '#contract/statistics.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
const add = (pasport_name: string, columns: object, kind: 'group' | 'building' = 'building') =>
  addBuildingRow(at.world.db, at.unit, { pasport_name, ...columns }, kind);

/** A hidden group with a group in it, a house in that one with a flat; and a house that is shown. */
let covered: { pasport_id: number; pasport_building_id: number };
beforeEach(async () => {
  const top = await add('Skrytá', { hidden: true }, 'group');
  const inner = await add('Vnitřní', { parent_id: top.pasport_id }, 'group');
  covered = await add('Lípa v ní', { parent_id: inner.pasport_id });
  const shown = await add('Lípa vedle', {});
  for (const [house, space_number] of [
    [covered, '1'],
    [shown, '2'],
  ] as const)
    await addSpaceRow(at.world.db, at.unit, house.pasport_id, { space_number });
});

const listed = (show_hidden: '0' | '1') => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, show_hidden, city_id: 0 },
});
const named = (values: readonly { pasport_name: string }[]) =>
  values.map(({ pasport_name }) => pasport_name);

test('a hidden group hides the houses in it and the groups in it, unless hidden ones are asked for', async () => {
  const { result } = await at.world.call(browseBuildings, listed('0'));
  expect([named(result.values), result.hidden_buildings]).toEqual([['Lípa vedle'], 1]);
  const all = (await at.world.call(browseBuildings, listed('1'))).result.values;
  expect(all.find(({ pasport_name }) => pasport_name === 'Lípa v ní')).toMatchObject({
    hidden: false,
    parent_hidden: true,
  });
  const groups = (await at.world.call(browseGroups, listed('0'))).result;
  expect([named(groups.values), groups.hidden_groups]).toEqual([[], 2]);
  const body = { unit_id: at.unit.unit_id };
  const tree = await at.world.call(listGroupsBuildings, { token: at.user.token, body });
  expect(tree.result.values.map(({ name }) => name)).toEqual(['Lípa vedle']);
});

test('the house itself says that it is hidden by what is above its group', async () => {
  const { result } = await at.world.call(getBuilding, at.of(covered.pasport_building_id));
  expect(result).toMatchObject({ hidden: false, parent_hidden: true });
});

test('a hidden group still counts what is in it', async () => {
  const { values } = (await at.world.call(browseGroups, listed('1'))).result;
  expect(values.map((one) => [one.pasport_name, one.buildings_count, one.flats_count])).toEqual([
    ['Skrytá', 1, 1],
    ['Vnitřní', 1, 1],
  ]);
});

test('its spaces are hidden too, and counted as hidden', async () => {
  const params = { unit_id: at.unit.unit_id, parent_id: 0, parent_type: 'all' } as const;
  const ask = (show_hidden: '0' | '1') =>
    at.world.call(browseSpaces, { token: at.user.token, params: { ...params, show_hidden } });
  const { result } = await ask('0');
  expect(result.values.map(({ space_number }) => space_number)).toEqual(['2']);
  expect(result).toMatchObject({ hidden_spaces: 1, hidden_buildings: 1 });
  const all = (await ask('1')).result.values;
  expect(all.find(({ space_number }) => space_number === '1')).toMatchObject({
    building_hidden: false,
    group_hidden: true,
  });
});

test('statistics and the dashboard leave them out', async () => {
  const body = { unit_id: at.unit.unit_id };
  const { result } = await at.world.call(pasportStatistics, { token: at.user.token, body });
  expect(result).toMatchObject({
    spaces_flats: 1,
    spaces_hidden: 1,
    buildings_hidden: 1,
    groups_hidden: 2,
  });
  const board = await at.world.call(readDashboard, { token: at.user.token });
  expect(board.result.values).toMatchObject([{ flats_count: 1, buildings_without_address: 1 }]);
});

test('the search tells them as hidden, behind the others', async () => {
  const find = async (q: string) => {
    const params = { unit_id: at.unit.unit_id };
    const { result } = await at.world.call(search, { token: at.user.token, params, query: { q } });
    return result.values.map(({ kind, title, detail }) => [
      kind,
      title,
      detail.startsWith('Skryto'),
    ]);
  };
  expect(await find('lípa v')).toEqual([
    ['building', 'Lípa vedle', false],
    ['building', 'Lípa v ní', true],
  ]);
});
