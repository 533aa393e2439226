import { beforeEach, describe, expect, test } from 'vitest';
import {
  createSpace,
  deleteSpace,
  getSpace,
  getSpaceAddress,
  updateSpace,
} from '#contract/pasports/spaces.ts';
import {
  addElementRow,
  addBuildingRow,
  addFloorRow,
  addRoomRow,
  addSpaceRow,
} from '#tests/pasports.ts';
import { addRevisionRow } from '#tests/revisions.ts';
import { spaceWorld } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

const read = (id: number, unit_id?: number) => at.world.call(getSpace, at.of(id, unit_id));
const create = (body: object) => at.world.call(createSpace, { ...at.of(0), body });
const save = (id: number, body: object) => at.world.call(updateSpace, { ...at.of(id), body });
const remove = (id: number) => at.world.call(deleteSpace, at.of(id));
const building = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns);
const floorOf = (house: { pasport_id: number }) =>
  addFloorRow(at.world.db, at.unit, house.pasport_id);

async function typeId(code = 'BYT', client_id = at.unit.client_id): Promise<number> {
  const { rows } = await at.world.db.owner.query<{ pasport_type_id: number }>(
    'select pasport_type_id from pasport_types where client_id = $1 and code = $2',
    [client_id, code],
  );
  return rows[0]?.pasport_type_id ?? 0;
}

/** The least that a new space needs. */
async function needed(columns: object = {}) {
  const { pasport_id: pasport_parent_id } = await building();
  return { pasport_parent_id, pasport_type_id: await typeId(), space_number: '7', ...columns };
}

beforeEach(() => at.world.setNow('2025-01-20T10:00:00Z'));

describe('the place of a space', () => {
  test('is a building of the same unit', async () => {
    const { near, far } = await at.neighbours();
    const foreign = [
      await building({}, near),
      await building({}, far),
      { pasport_id: 2_000_000_000 },
    ];
    const flat = await made.flat();
    for (const { pasport_id: pasport_parent_id } of foreign) {
      const replies = [
        await create(await needed({ pasport_parent_id })),
        await save(flat.pasport_space_id, { pasport_parent_id }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404]);
      expect(replies[0]?.error.fields).toEqual([
        { field: 'pasport_parent_id', message: 'Vybraný záznam neexistuje' },
      ]);
    }
  });

  test('is neither a group nor another space, nor the space itself', async () => {
    const group = await addBuildingRow(at.world.db, at.unit, {}, 'group');
    const [flat, other] = [await made.flat(), await made.flat()];
    for (const { pasport_id: pasport_parent_id } of [group, flat, other]) {
      const { status, error } = await save(flat.pasport_space_id, { pasport_parent_id });
      expect([status, error.fields]).toEqual([
        400,
        [{ field: 'pasport_parent_id', message: 'Vyberte dům' }],
      ]);
    }
  });

  test('is on a floor of its building', async () => {
    const [house, other] = [await building(), await building()];
    const { near } = await at.neighbours();
    const { pasport_floor_id } = await floorOf(other);
    const away = await addFloorRow(at.world.db, near, (await building({}, near)).pasport_id);
    const body = await needed({ pasport_parent_id: house.pasport_id, pasport_floor_id });
    const fields = [{ field: 'pasport_floor_id', message: 'Podlaží není v tomto domě' }];
    expect((await create(body)).error.fields).toEqual(fields);
    expect((await create({ ...body, ...away })).status).toBe(404);

    const { result } = await create({ ...body, pasport_parent_id: other.pasport_id });
    const moved = await save(result.pasport_space_id, { pasport_parent_id: house.pasport_id });
    expect([moved.status, moved.error.fields]).toEqual([400, fields]);
    const both = { pasport_parent_id: house.pasport_id, pasport_floor_id: null };
    expect((await save(result.pasport_space_id, both)).result).toMatchObject({
      pasport_parent_id: house.pasport_id,
      pasport_floor_id: null,
    });
  });

  test('is not on a floor of another building, also when nothing but the floor changes', async () => {
    const [house, other] = [await building(), await building()];
    const [own, strange] = [await floorOf(house), await floorOf(other)];
    const { result } = await create(await needed({ pasport_parent_id: house.pasport_id, ...own }));
    const { near } = await at.neighbours();
    const away = await addFloorRow(at.world.db, near, (await building({}, near)).pasport_id);
    const { pasport_space_id: id } = result;

    const { status, error } = await save(id, { pasport_floor_id: strange.pasport_floor_id });
    expect([status, error.fields]).toEqual([
      400,
      [{ field: 'pasport_floor_id', message: 'Podlaží není v tomto domě' }],
    ]);
    expect((await save(id, { pasport_floor_id: away.pasport_floor_id })).status).toBe(404);
    expect((await read(id)).result).toEqual(result);
    const upper = await addFloorRow(at.world.db, at.unit, house.pasport_id, {
      floor: 2,
      code: '2NP',
    });
    const saved = await save(id, { pasport_floor_id: upper.pasport_floor_id });
    expect(saved.result.pasport_floor_id).toBe(upper.pasport_floor_id);
  });

  test('does not change while it has heating elements of its building', async () => {
    const house = await building();
    const { result: flat } = await create(await needed({ pasport_parent_id: house.pasport_id }));
    const { pasport_id } = flat;
    for (const element_type of ['Deskové', 'Trubkový žebřík'])
      await addElementRow(at.world.db, at.unit, house.pasport_building_id, {
        pasport_id,
        element_type,
      });
    const { pasport_id: pasport_parent_id } = await building();
    const { status, error } = await save(flat.pasport_space_id, { pasport_parent_id });
    expect(status).toBe(400);
    expect(error.fields).toEqual([
      {
        field: 'pasport_parent_id',
        message: 'Prostor nelze přesunout do jiného domu: má 2 otopná tělesa.',
      },
    ]);
    expect(
      (await save(flat.pasport_space_id, { pasport_parent_id: house.pasport_id })).status,
    ).toBe(200);
  });

  test('is of a type of the client', async () => {
    const stranger = await at.world.makeClient();
    for (const pasport_type_id of [await typeId('BYT', stranger.client_id), 2_000_000_000]) {
      const { status, error } = await create(await needed({ pasport_type_id }));
      expect([status, error.fields?.[0]?.field]).toEqual([404, 'pasport_type_id']);
    }
  });
});

describe('areas of a space', () => {
  const room = (pasport_id: number, columns: object) =>
    addRoomRow(at.world.db, at.unit, pasport_id, { ...columns });
  const areas = { heated_area: 11.1, countable_area: 12.2 };

  test('are as given while it has no rooms', async () => {
    const { result } = await create(await needed(areas));
    expect(result).toMatchObject({ ...areas, heated_area_fixed: false });
    const { pasport_space_id: id } = result;
    expect((await save(id, { heated_area_fixed: true })).result).toMatchObject(areas);
    expect((await save(id, { heated_area_fixed: false })).result).toMatchObject(areas);
  });

  test('follow from the rooms of the day as soon as they are not set by hand', async () => {
    const { pasport_id, pasport_space_id: id } = await made.flat({
      ...areas,
      heated_area_fixed: true,
    });
    await room(pasport_id, { room_name: 'Pokoj', floor_area: '20.05' });
    const hall = { room_name: 'Chodba', is_heated: false, countable_coefficient: '0.2' };
    await room(pasport_id, { ...hall, floor_area: '5.15' });
    await room(pasport_id, { room_name: 'Bývalá', floor_area: '99', valid_to: '2025-01-19' });
    await room(pasport_id, { room_name: 'Budoucí', floor_area: '99', valid_from: '2025-01-21' });
    expect((await save(id, { comment: 'x', heated_area: 30 })).result).toMatchObject({
      heated_area: 30,
      countable_area: 12.2,
    });
    const { result } = await save(id, { heated_area_fixed: false, version: 2 });
    expect(result).toMatchObject({ heated_area: 20.05, countable_area: 21.08, version: 3 });
    expect((await save(id, { heated_area: 30 })).result.heated_area).toBe(20.05);
  });
});

describe('a deleted space', () => {
  test('is gone with its place', async () => {
    const { pasport_space_id, pasport_id } = await made.flat();
    expect((await remove(pasport_space_id)).result).toEqual({ deleted: true });
    expect((await read(pasport_space_id)).status).toBe(404);
    const rows = await made.rowsOf('pasports');
    expect(rows.filter((row) => row['pasport_id'] === pasport_id)).toEqual([]);
  });

  test('is kept while records refer to it, which are named with their counts', async () => {
    const { pasport_space_id, pasport_id } = await made.flat();
    const address_id = await made.person();
    const since = (year: number) => ({
      pasport_id,
      valid_from: `${year}-01-01`,
      valid_to: `${year}-12-31`,
    });
    const sentence = async () => {
      const { status, error } = await remove(pasport_space_id);
      expect([status, error.errorCode]).toEqual([409, 66000409]);
      return error.errorMsg.replaceAll('\u00A0', ' ');
    };
    await made.add('pasport_ownerships', { ...since(2020), address_id });
    expect(await sentence()).toBe('Nelze smazat: na prostor odkazuje 1 vlastnictví.');
    for (const year of [2020, 2021])
      await made.add('pasport_tenants', { ...since(year), address_id });
    expect(await sentence()).toBe('Nelze smazat: na prostor odkazují 2 nájemci a 1 vlastnictví.');
    for (const year of [2022, 2023, 2024])
      await made.add('pasport_tenants', { ...since(year), address_id });
    await made.add('pasport_users', { ...since(2020), users_count: 2 });
    await made.add('pasport_rooms', { ...since(2020), room_name: 'Kuchyň' });
    expect(await sentence()).toBe(
      'Nelze smazat: na prostor odkazuje 5 nájemců, 1 záznam o počtu osob, 1 vlastnictví a 1 místnost.',
    );
    expect(await made.rowsOf('pasport_spaces')).toHaveLength(1);
  });

  test.each([
    ['1 nájemce', '2 nájemci', '5 nájemců', 'pasport_tenants'],
    ['1 záznam o počtu osob', '2 záznamy o počtu osob', '5 záznamů o počtu osob', 'pasport_users'],
    ['1 vlastnictví', '2 vlastnictví', '5 vlastnictví', 'pasport_ownerships'],
    ['1 místnost', '2 místnosti', '5 místností', 'pasport_rooms'],
    ['1 spolubydlící', '2 spolubydlící', '5 spolubydlících', 'pasport_roommates'],
    ['1 otopné těleso', '2 otopná tělesa', '5 otopných těles', 'pasport_building_elements'],
    ['1 zařízení k revizi', '2 zařízení k revizi', '5 zařízení k revizi', 'revisions'],
  ])('is told of %s, %s or %s that refer to it', async (one, two, five, table) => {
    const { pasport_space_id, pasport_id } = await made.flat();
    const house = await building();
    const own: Record<string, object> = {
      pasport_users: { users_count: 1 },
      pasport_rooms: { room_name: 'Kuchyň' },
    };
    const named = ['pasport_tenants', 'pasport_ownerships', 'pasport_roommates'].includes(table);
    const address_id = named ? { address_id: await made.person() } : {};
    const refer = async (year: number) => {
      const dated = { valid_from: `${year}-01-01`, valid_to: `${year}-12-31` };
      if (table === 'revisions') await addRevisionRow(at.world.db, at.unit, pasport_id);
      else if (table === 'pasport_building_elements')
        await addElementRow(at.world.db, at.unit, house.pasport_building_id, {
          pasport_id,
          ...dated,
        });
      else await made.add(table, { pasport_id, ...dated, ...address_id, ...own[table] });
    };
    const told = [];
    for (const year of [2016, 2017, 2018, 2019, 2020]) {
      await refer(year);
      const { error } = await remove(pasport_space_id);
      told.push(error.errorMsg.replaceAll('\u00A0', ' '));
    }
    expect([told[0], told[1], told[4]]).toEqual([
      `Nelze smazat: na prostor odkazuje ${one}.`,
      `Nelze smazat: na prostor odkazují ${two}.`,
      `Nelze smazat: na prostor odkazuje ${five}.`,
    ]);
  });
});

test('the address of a space is that of its house, told to nobody else', async () => {
  const house = await building({
    street: 'Lipová',
    registry_number: '1250',
    house_number: '4',
    zip: '272 01',
    city_name: 'Kladno',
  });
  const { pasport_id } = await addSpaceRow(at.world.db, at.unit, house.pasport_id);
  const address = (id: number) =>
    at.world.call(getSpaceAddress, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id, pasport_id: id },
    });
  expect((await address(pasport_id)).result).toEqual({
    street: 'Lipová 1250/4',
    city_id: null,
    city: 'Kladno',
    zip: '272 01',
  });
  const { far } = await at.neighbours();
  const foreign = await building({}, far);
  for (const id of [
    (await addSpaceRow(at.world.db, far, foreign.pasport_id)).pasport_id,
    house.pasport_id,
  ])
    expect((await address(id)).status).toBe(404);
});
