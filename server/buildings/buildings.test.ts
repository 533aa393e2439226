import { UNSEEN_CHARACTER } from '#contract/rules/characters.ts';
import { describe, expect, test } from 'vitest';
import { createBuilding, getBuilding, updateBuilding } from '#contract/pasports/buildings.ts';
import { addBuildingRow, addSpaceRow } from '#tests/pasports.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();

const read = (id: number, unit_id?: number) => at.world.call(getBuilding, at.of(id, unit_id));
const create = (body: object) => at.world.call(createBuilding, { ...at.of(0), body });
const save = (id: number, body: object) => at.world.call(updateBuilding, { ...at.of(id), body });
const building = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns);
const group = (columns = {}, unit = at.unit) => addBuildingRow(at.world.db, unit, columns, 'group');

async function countOfPasports(): Promise<number> {
  const { rows } = await at.world.db.owner.query<{ count: number }>(
    'select count(*)::int from pasports where unit_id = $1',
    [at.unit.unit_id],
  );
  return rows[0]?.count ?? -1;
}

describe('a new building', () => {
  test('keeps every field of its form', async () => {
    const parent = await group({ pasport_name: 'Lipová', hidden: true });
    const place = {
      pasport_name: 'Lipová 12',
      parent_id: parent.pasport_id,
      pasport_order: 30,
      hidden: true,
    };
    const fields = {
      ...place,
      city_id: await at.cityId('582786'),
      city_name: 'Brno-střed',
      street: 'Lipová',
      registry_number: '8412',
      house_number: '12',
      zip: '602 00',
      land_registry: 'Ukázkové Pole',
      land_registry_code: '638790',
      parcel_number: 'st. 66',
      house_owner: 'SVJ Lipová 12',
      house_manager: 'Správa s.r.o.',
      center: 'S1',
      commission: 'Z7',
      comment: 'Klíče u domovníka',
      heating_indicator_id: await at.indicatorId(at.unit.client_id),
    };
    const { status, result } = await create(fields);
    expect(status).toBe(200);
    const { pasport_id } = result;
    expect(result).toMatchObject({
      ...fields,
      unit_id: at.unit.unit_id,
      parent_name: 'Lipová',
      parent_hidden: true,
      street_full: 'Lipová 8412/12',
      heating_indicator_name: 'Elektronický indikátor dvoučidlový',
      flats_count: 0,
      spaces_count: 0,
      version: 1,
      pasport: { ...place, pasport_id, unit_id: at.unit.unit_id, kind: 'building' },
    });
    expect((await read(result.pasport_building_id)).result).toEqual(result);
  });

  test('needs no more than a name, and stands last among its neighbours', async () => {
    const orders = [];
    for (const pasport_name of ['A', 'B', 'C'])
      orders.push((await create({ pasport_name })).result.pasport_order);
    expect(orders).toEqual([10, 20, 30]);
    const { pasport_id: parent_id } = await group();
    const inGroup = await create({ pasport_name: 'D', parent_id });
    expect(inGroup.result).toMatchObject({ pasport_order: 10, hidden: false, comment: '' });
  });

  test('stands no further than an order may be', async () => {
    await building({ pasport_order: 1_000_000 });
    expect((await create({ pasport_name: 'A' })).result.pasport_order).toBe(1_000_000);
  });

  test('takes the name of its city where none is typed', async () => {
    const city_id = await at.cityId('582786');
    const { result } = await create({ pasport_name: 'A', city_id });
    expect(result).toMatchObject({ city_id, city_name: 'Brno' });
    // By the name that is kept with it an import finds the house.
    const { rows } = await at.world.db.owner.query(
      'select city_name from pasport_buildings where pasport_building_id = $1',
      [result.pasport_building_id],
    );
    expect(rows).toEqual([{ city_name: 'Brno' }]);
    const typed = await create({ pasport_name: 'B', city_id, city_name: 'Brno-střed' });
    expect(typed.result).toMatchObject({ city_id, city_name: 'Brno-střed' });
  });

  test('is made by POST with id 0 only, and changed by PUT with its id only', async () => {
    const { pasport_building_id } = await building();
    const body = { pasport_name: 'A' };
    const posted = await at.world.call(createBuilding, { ...at.of(pasport_building_id), body });
    const put = await save(0, body);
    expect([posted, put].map(({ status, error }) => [status, error.errorCode])).toEqual([
      [405, 60000405],
      [405, 60000405],
    ]);
    expect(await countOfPasports()).toBe(1);
  });

  test('is refused after the licence has ended, while the others can still be changed', async () => {
    const { pasport_building_id } = await building();
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2024-05-31' where client_id = $1",
      [at.unit.client_id],
    );
    at.world.setNow('2024-05-31T21:59:00Z');
    expect((await create({ pasport_name: 'A' })).status).toBe(200);
    at.world.setNow('2024-05-31T22:00:00Z');
    expect((await create({ pasport_name: 'B' })).error.errorCode).toBe(63002409);
    expect((await save(pasport_building_id, { comment: 'x' })).status).toBe(200);
  });

  test('is made once when the call is repeated with the same key', async () => {
    const headers = { 'idempotency-key': 'dum-1' };
    const body = { pasport_name: 'A' };
    const call = () => at.world.call(createBuilding, { ...at.of(0), body, headers });
    const [one, two] = await Promise.all([call(), call()]);
    expect(two.result.pasport_building_id).toBe(one.result.pasport_building_id);
    expect(await countOfPasports()).toBe(1);
  });

  test.each([
    ['pasport_name', '', 'Toto pole je povinné'],
    ['pasport_name', 'x'.repeat(201), 'Zadejte nejvýše 200 znaků'],
    ['land_registry_code', '12345', 'Zadejte šest číslic'],
    ['pasport_order', -1, 'Zadejte kladnou hodnotu'],
    ['pasport_order', 1.5, 'Zadejte celé číslo'],
    ['zip', '1'.repeat(11), 'Zadejte nejvýše 10 znaků'],
    ['comment', 'a\u0000b', UNSEEN_CHARACTER],
    ['comment', 'a\ud800b', UNSEEN_CHARACTER],
  ])('is refused for %s %j and makes nothing', async (field, value, message) => {
    const { status, error } = await create({ pasport_name: 'A', [field]: value });
    expect(status).toBe(400);
    expect(error.fields).toContainEqual({ field, message });
    expect(await countOfPasports()).toBe(0);
  });
});

describe('a building', () => {
  test('stands in no group or in a group of its unit', async () => {
    const { pasport_id: parent_id } = await group();
    const { result } = await create({ pasport_name: 'A', parent_id });
    expect(result.parent_id).toBe(parent_id);
    const freed = await save(result.pasport_building_id, { parent_id: null });
    expect(freed.result).toMatchObject({ parent_id: null, parent_name: '', version: 2 });
  });

  test('may not stand in a building or in a space', async () => {
    const other = await building();
    const flat = await addSpaceRow(at.world.db, at.unit, other.pasport_id);
    for (const parent_id of [other.pasport_id, flat.pasport_id]) {
      const { status, error } = await create({ pasport_name: 'A', parent_id });
      expect(status).toBe(400);
      expect(error.fields).toEqual([{ field: 'parent_id', message: 'Vyberte skupinu domů' }]);
    }
  });

  test('may not name a group of another unit or client, nor a foreign indicator or no city', async () => {
    const { near, far } = await at.neighbours();
    const named = [
      ['parent_id', (await group({}, near)).pasport_id],
      ['parent_id', (await group({}, far)).pasport_id],
      ['parent_id', 2_000_000_000],
      ['heating_indicator_id', await at.indicatorId(far.client_id)],
      ['city_id', 2_000_000_000],
    ] as const;
    for (const [field, value] of named) {
      const { status, error } = await create({ pasport_name: 'A', [field]: value });
      expect([field, status]).toEqual([field, 404]);
      expect(error.fields).toEqual([{ field, message: 'Vybraný záznam neexistuje' }]);
    }
    expect(await countOfPasports()).toBe(0);
  });

  test('changes only what is sent', async () => {
    const { pasport_building_id } = await building({ street: 'Lipová', comment: 'stará' });
    const { result } = await save(pasport_building_id, { comment: 'nová', version: 1 });
    expect(result).toMatchObject({ street: 'Lipová', comment: 'nová', version: 2 });
    expect((await save(pasport_building_id, {})).result).toEqual(result);
  });

  test('keeps its place as it is when something else of it changes', async () => {
    const { pasport_building_id: id, pasport_id } = await building();
    const place = async () => {
      const { rows } = await at.world.db.owner.query(
        'select version, pasport_order from pasports where pasport_id = $1',
        [pasport_id],
      );
      return rows[0];
    };
    await save(id, { comment: 'nová' });
    expect(await place()).toEqual({ version: 1, pasport_order: 0 });
    await save(id, { comment: 'nejnovější', pasport_order: 7 });
    expect(await place()).toEqual({ version: 2, pasport_order: 7 });
  });

  test('has one version for its fields and its place', async () => {
    const { pasport_building_id: id } = await building();
    const moved = await save(id, { pasport_order: 7, version: 1 });
    expect(moved.result).toMatchObject({ pasport_order: 7, version: 2 });
    const { status, error } = await save(id, { street: 'Nová', version: 1 });
    expect([status, error.errorCode]).toEqual([409, 60000409]);
    expect(error.current).toMatchObject({ pasport_order: 7, street: '', version: 2 });
    expect((await save(id, { hidden: true, version: 1 })).status).toBe(409);
    expect((await save(id, { hidden: true, version: 2 })).result).toMatchObject({
      hidden: true,
      pasport: { hidden: true },
      version: 3,
    });
  });

  test('of another unit or client is missing, and so is a group in the place of a building', async () => {
    const { near, far } = await at.neighbours();
    const foreign = (await building({}, far)).pasport_building_id;
    const ids = [
      (await building({}, near)).pasport_building_id,
      foreign,
      (await group()).pasport_building_id,
      2_000_000_000,
    ];
    for (const id of ids) {
      expect([id, (await read(id)).status]).toEqual([id, 404]);
      expect([id, (await save(id, { comment: 'x' })).status]).toEqual([id, 404]);
    }
    expect((await read(foreign, far.unit_id)).status).toBe(404);
    expect((await read(0)).status).toBe(404);
  });

  test('loses no update of ten writers who retry on conflict', async () => {
    const { pasport_building_id: id } = await building();
    const write = async (word: string): Promise<void> => {
      for (;;) {
        const { result } = await read(id);
        const comment = `${result.comment} ${word}`.trim();
        const { status } = await save(id, { comment, pasport_order: 5, version: result.version });
        if (status === 200) return;
        expect(status).toBe(409);
      }
    };
    const words = Array.from({ length: 10 }, (_, number) => `w${number}`);
    await Promise.all(words.map(write));
    const { result } = await read(id);
    expect(result.comment.split(' ').toSorted()).toEqual(words.toSorted());
  });
});
