import { describe, expect, test } from 'vitest';
import {
  browseGroups,
  createBuilding,
  createGroup,
  deleteGroup,
  getGroup,
  updateGroup,
} from '#contract/pasports/buildings.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const read = (id: number) => at.world.call(getGroup, at.of(id));
const create = (body: object) => at.world.call(createGroup, { ...at.of(0), body });
const save = (id: number, body: object) => at.world.call(updateGroup, { ...at.of(id), body });
const remove = (id: number) => at.world.call(deleteGroup, at.of(id));
const browse = (show_hidden: '0' | '1' = '0', city_id = 0) =>
  at.world.call(browseGroups, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, show_hidden, city_id },
  });
const building = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns);
const group = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns, 'group');

describe('a group of buildings', () => {
  test('keeps the fields of a building and counts what is in it', async () => {
    const city_id = await at.cityId('582786');
    const { status, result } = await create({ pasport_name: 'Sídliště', center: 'S1', city_id });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      pasport_name: 'Sídliště',
      center: 'S1',
      city_name: 'Brno',
      buildings_count: 0,
      flats_count: 0,
      spaces_count: 0,
      total_area: 0,
      version: 1,
      pasport: { kind: 'group', parent_id: null },
    });
    const opened = await read(result.pasport_building_id);
    expect(opened.result).toEqual({ ...result, buildings: [] });
  });

  test('counts shown buildings and shown spaces of the groups under it too', async () => {
    const top = await group({ pasport_name: 'celek' });
    const part = await group({ pasport_name: 'část', parent_id: top.pasport_id });
    const near = await building({ pasport_name: 'A', parent_id: top.pasport_id });
    const below = await building({ pasport_name: 'B', parent_id: part.pasport_id });
    const hidden = { pasport_name: 'C', parent_id: part.pasport_id, hidden: true };
    const away = await building(hidden);
    const add = (parent_id: number, total_area: string, typeCode = 'BYT', isHidden = false) =>
      addSpaceRow(at.world.db, at.unit, parent_id, { total_area, hidden: isHidden }, typeCode);
    await add(near.pasport_id, '50.10');
    await add(below.pasport_id, '30.10');
    await add(below.pasport_id, '4.10', 'SKLEP');
    await add(below.pasport_id, '99.00', 'BYT', true);
    await add(away.pasport_id, '10.10');
    const { result } = await browse();
    expect(result.values).toMatchObject([
      { pasport_name: 'celek', buildings_count: 2, flats_count: 2, spaces_count: 1 },
      { pasport_name: 'část', buildings_count: 1, flats_count: 1, parent_name: 'celek' },
    ]);
    expect(result.values.map((one) => one.total_area)).toEqual([80.2, 30.1]);
    const opened = await read(top.pasport_building_id);
    expect(opened.result).toMatchObject(result.values[0] ?? {});
    expect(opened.result.buildings).toMatchObject([
      { pasport_name: 'B', flats_count: 1, spaces_count: 1, parent_name: 'část' },
      { pasport_name: 'C', hidden: true },
      { pasport_name: 'A', flats_count: 1, parent_name: 'celek' },
    ]);
  });

  test('has the version of its record', async () => {
    const { pasport_building_id: id } = await group();
    expect((await save(id, { pasport_name: 'Nová', version: 1 })).result.version).toBe(2);
    const { status, error } = await save(id, { comment: 'x', version: 1 });
    expect([status, error.errorCode]).toEqual([409, 60000409]);
    expect(error.current).toMatchObject({ pasport_name: 'Nová', comment: '', version: 2 });
  });

  test('is made by POST with id 0 only, and changed by PUT with its id only', async () => {
    const { pasport_building_id } = await group();
    const body = { pasport_name: 'A' };
    const posted = await at.world.call(createGroup, { ...at.of(pasport_building_id), body });
    expect([posted.status, (await save(0, body)).status]).toEqual([405, 405]);
  });

  test('of another unit or client is missing, and so is a building in the place of a group', async () => {
    const { near, far } = await at.neighbours();
    const foreign = [await group({}, near), await group({}, far), await building()];
    for (const { pasport_building_id: id } of foreign) {
      const replies = [await read(id), await save(id, { comment: 'x' }), await remove(id)];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });
});

describe('a group under another', () => {
  test('may not stand under itself or under what is under it', async () => {
    const top = await group({ pasport_name: 'celek' });
    const part = await group({ parent_id: top.pasport_id });
    const least = await group({ parent_id: part.pasport_id });
    for (const { pasport_id: parent_id } of [top, part, least]) {
      const { status, error } = await save(top.pasport_building_id, { parent_id, comment: 'x' });
      expect([status, error.errorCode]).toEqual([409, 66003409]);
      expect(error.errorMsg).toBe('Skupina nemůže být podřízena sama sobě ani své podskupině.');
    }
    expect((await read(top.pasport_building_id)).result).toMatchObject({
      parent_id: null,
      comment: '',
      version: 1,
    });
    const moved = await save(least.pasport_building_id, { parent_id: top.pasport_id });
    expect(moved.result.parent_name).toBe('celek');
  });

  test('never closes a circle when two are moved under each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await group(), await group()];
      const replies = await Promise.all([
        save(one.pasport_building_id, { parent_id: two.pasport_id }),
        save(two.pasport_building_id, { parent_id: one.pasport_id }),
      ]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test('may not stand under a building or under a foreign group', async () => {
    const { far } = await at.neighbours();
    const { pasport_building_id } = await group();
    const wrong = await save(pasport_building_id, { parent_id: (await building()).pasport_id });
    expect(wrong.error.fields).toEqual([{ field: 'parent_id', message: 'Vyberte skupinu domů' }]);
    const foreign = await save(pasport_building_id, {
      parent_id: (await group({}, far)).pasport_id,
    });
    expect(foreign.status).toBe(404);
  });
});

describe('the list of groups', () => {
  test('leaves hidden ones out unless they are asked for, and counts them either way', async () => {
    await group({ pasport_name: 'B', pasport_order: 20 });
    await group({ pasport_name: 'A', pasport_order: 10, hidden: true });
    await building({ hidden: true });
    await building();
    const counts = { buildings_groups: 2, hidden_buildings: 1, hidden_groups: 1 };
    const shown = (await browse()).result;
    expect(shown).toMatchObject({ values: [{ pasport_name: 'B' }], ...counts });
    const all = (await browse('1')).result;
    expect(all).toMatchObject({
      values: [{ pasport_name: 'A' }, { pasport_name: 'B' }],
      ...counts,
    });
  });

  test('of a city has groups of the city and groups with a building there', async () => {
    const city_id = await at.cityId('582786');
    await group({ pasport_name: 'jinde', city_id: await at.cityId('554782') });
    await group({ pasport_name: 'město', city_id });
    const { pasport_id: parent_id } = await group({ pasport_name: 'dům' });
    await building({ parent_id, city_id });
    const { result } = await browse('0', city_id);
    expect(result.values.map((one) => one.pasport_name)).toEqual(['dům', 'město']);
  });

  test('of an empty unit is empty, of a foreign one missing', async () => {
    expect((await browse()).result).toMatchObject({ values: [], buildings_groups: 0 });
    const { far } = await at.neighbours();
    const params = { unit_id: far.unit_id, show_hidden: '0', city_id: 0 };
    const { status } = await at.world.call(browseGroups, { token: at.user.token, params });
    expect(status).toBe(404);
  });
});

describe('a group is deleted', () => {
  test('when nothing is in it', async () => {
    const { pasport_building_id } = await group();
    expect((await remove(pasport_building_id)).result).toEqual({ deleted: true });
    expect((await read(pasport_building_id)).status).toBe(404);
  });

  test.each([
    [0, 1, '1 dům'],
    [0, 3, '3 domy'],
    [1, 5, '1 skupinu a\u00a05 domů'],
    [2, 0, '2 skupiny'],
    [5, 0, '5 skupin'],
  ])('not while it has %d groups and %d buildings', async (groups, buildings, told) => {
    const { pasport_id: parent_id, pasport_building_id } = await group();
    for (let number = 0; number < groups; number += 1) await group({ parent_id });
    for (let number = 0; number < buildings; number += 1)
      await building({ parent_id, hidden: true });
    const { status, error } = await remove(pasport_building_id);
    expect([status, error.errorCode]).toEqual([409, 66000409]);
    expect(error.errorMsg).toBe(`Skupinu nelze smazat: obsahuje ${told}.`);
  });

  test('or gets a building, when both are asked for at once, but not both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { pasport_id: parent_id, pasport_building_id } = await group();
      const body = { pasport_name: 'A', parent_id };
      const [added, removed] = await Promise.all([
        at.world.call(createBuilding, { ...at.of(0), body }),
        remove(pasport_building_id),
      ]);
      const outcomes = [
        [200, 409],
        [404, 200],
      ];
      expect(outcomes).toContainEqual([added.status, removed.status]);
    }
  });
});
